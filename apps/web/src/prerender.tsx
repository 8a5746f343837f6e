import { defaultSite } from '@eidolon/contract/site.ts'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { heroPicture, heroTallPicture, wide } from '#art/hero.ts'
import { createAccounts } from '#features/accounts/accounts.ts'
import { routes } from '#routes.ts'
import { App } from './app.tsx'

/** The landing page as a visitor who is not signed in first sees it; the browser wakes up this very markup. */
export function render(): string {
  const nowhere = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  return renderToString(
    <StaticRouter location={routes.landing()}>
      <App site={defaultSite} accounts={createAccounts({ site: defaultSite, storage: nowhere, log: () => {} })} />
    </StaticRouter>,
  )
}

/** Asks for the hero's picture with the HTML, in the cut and size that this window will show. */
export function landingHead(): string {
  const narrow = `not all and ${wide}`
  return [preload(heroPicture, wide), preload(heroTallPicture, narrow)].join('')
}

type ResponsiveImage = {
  readonly sizes: string
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[]
}

function preload({ sizes, sources }: ResponsiveImage, media: string): string {
  const best = sources[0]
  if (!best) return ''
  const { type, srcSet } = best
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${srcSet}" imagesizes="${sizes}" media="${media}" fetchpriority="high">`
}
