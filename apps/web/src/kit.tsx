import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { Switch } from '#ui/switch/switch.tsx'
import { Toaster } from '#ui/toast/toaster.tsx'
import type_ from '#ui/type/type.module.css'
import { Wordmark } from '#ui/wordmark/wordmark.tsx'
import { Choices } from './kit/choices.tsx'
import { Controls } from './kit/controls.tsx'
import { Fields } from './kit/fields.tsx'
import { Floating } from './kit/floating.tsx'
import { Foundations } from './kit/foundations.tsx'
import styles from './kit/kit.module.css'
import { Pictures } from './kit/pictures.tsx'
import '#ui/fonts.css'
import '#ui/tokens.css'
import '#ui/base.css'

/** Every component in every state, by night and by day. Served by Vite alone (`/kit.html`), never part of a build. */
function Kit() {
  const [day, setDay] = useState(location.hash === '#day')
  useEffect(() => {
    document.documentElement.dataset.theme = day ? 'light' : 'dark'
  }, [day])
  return (
    <main className={styles.kit}>
      <header className={styles.top}>
        <Wordmark name="Eidolon" />
        <h1 className={type_.display3}>Kit, {day ? 'day' : 'night'}</h1>
        <Switch checked={day} onChange={(event) => setDay(event.target.checked)}>
          By day
        </Switch>
      </header>
      <Foundations />
      <Controls />
      <Fields />
      <Choices />
      <Floating />
      <Pictures />
      <Toaster />
    </main>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <Kit />
    </BrowserRouter>,
  )
}
