import { Dialog as Base } from '@base-ui/react/dialog'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { formatNumber } from '#lib/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/paths.ts'
import { Menu, type MenuEntry } from '#ui/menu/menu.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './lightbox.module.css'
import { nameOf, type MediaItem } from '#features/media/media-item.ts'
import { type Pointing, Stage, type StageControl } from './stage.tsx'
import type { Painting } from './use-painting.ts'

export type LightboxAct = {
  readonly label: string
  readonly icon: IconName
  /** The key that does the same. */
  readonly shortcut: string
  readonly pressed?: boolean
  readonly act: () => void
  /** Other ways to do it: then the button opens them, and the key does the first. */
  readonly entries?: readonly MenuEntry[]
}

type Props = {
  readonly item: MediaItem
  /** Its place in the library, or -1 while it is not known. */
  readonly place: number
  readonly total: number
  readonly acts: readonly LightboxAct[]
  /** What one makes of it, below the picture. */
  readonly children: ReactNode
  readonly details: ReactNode
  /** What takes the place of the details for as long as something is done to the picture. */
  readonly panel?: { readonly label: string; readonly content: ReactNode } | undefined
  readonly pointing?: Pointing | undefined
  readonly painting?: Painting | undefined
  readonly onStep: (step: 1 | -1) => void
  /** So many stars were pressed. */
  readonly onRate: (stars: number) => void
  readonly onClose: () => void
}

const pace = 60

/** The darkest room, and one picture in it. */
export function Lightbox({
  item,
  place,
  total,
  acts,
  children,
  details,
  panel,
  pointing,
  painting,
  onStep,
  onRate,
  onClose,
}: Props) {
  const popup = useRef<HTMLDivElement>(null)
  const stage = useRef<StageControl>(null)
  const [detailed, setDetailed] = useState(true)
  const mayGoBack = place > 0
  const mayGoOn = place >= 0 && place < total - 1
  const step = (by: 1 | -1) => {
    if (by === 1 ? mayGoOn : mayGoBack) onStep(by)
  }
  const keyDone = (key: string): boolean => {
    const control = stage.current
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      ArrowLeft: [pace, 0],
      ArrowRight: [-pace, 0],
      ArrowUp: [0, pace],
      ArrowDown: [0, -pace],
    }
    const move = moves[key]
    if (move && control?.pan(...move)) return true
    if (key === 'ArrowLeft') step(-1)
    else if (key === 'ArrowRight') step(1)
    else if (key === '+' || key === '=') control?.zoom(1.5)
    else if (key === '-') control?.zoom(1 / 1.5)
    else if (key === '0') control?.reset()
    else if (/^[1-5]$/.test(key)) onRate(Number(key))
    else if (key === 'i') setDetailed((shown) => !shown)
    else {
      const found = acts.find(({ shortcut }) => shortcut.toLowerCase() === key.toLowerCase())
      found?.act()
      return found !== undefined
    }
    return true
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A dialog above this one, a field and a video's own controls hear their keys themselves.
    const { target } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    // Before the focus has come here, keys are the page's.
    if (!(target instanceof Element) || (target !== document.body && !popup.current?.contains(target))) return
    if (target.closest('input, textarea, select, video, [role=slider], [role=menu], pre')) return
    const done = keyDone(event.key)
    if (done) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    // On the way down: the dialog keeps arrow keys from going up again.
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
  return (
    <Base.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Base.Portal>
        <Base.Popup
          ref={popup}
          className={styles.lightbox}
          data-detailed={detailed || panel ? true : undefined}
          data-painting={painting ? true : undefined}
        >
          <div className={styles.top}>
            <Base.Close render={<Button variant="icon" aria-label="Close" />}>
              <Icon name="close" />
            </Base.Close>
            <Base.Title className={type_.visuallyHidden}>{nameOf(item)}</Base.Title>
            <p className={type_.num}>{place >= 0 ? `${formatNumber(place + 1)} of ${formatNumber(total)}` : ''}</p>
            <div className={styles.acts}>
              <Button
                variant="icon"
                aria-label="Zoom in"
                className={styles.zoom}
                onClick={() => stage.current?.zoom(1.5)}
              >
                <Icon name="plus" />
              </Button>
              {acts.map(({ label, icon, pressed, act, entries }) => {
                const look = { variant: 'icon', 'aria-label': label, title: label, className: styles.act } as const
                const shown = <Icon name={icon} />
                return entries ? (
                  <Menu key={label} entries={entries} trigger={<Button {...look}>{shown}</Button>} />
                ) : (
                  <Button key={label} {...look} aria-pressed={pressed} onClick={act}>
                    {shown}
                  </Button>
                )
              })}
              <Button
                variant="icon"
                aria-label="Details"
                aria-pressed={detailed}
                className={styles.toggle}
                onClick={() => setDetailed(!detailed)}
              >
                <Icon name="info" />
              </Button>
            </div>
          </div>
          <div className={styles.stage}>
            <Stage key={item.$id} item={item} pointing={pointing} painting={painting} control={stage} onStep={step} />
            {mayGoBack ? (
              <Button variant="icon" className={styles.previous} aria-label="Previous" onClick={() => step(-1)}>
                <Icon name="arrowLeft" />
              </Button>
            ) : null}
            {mayGoOn ? (
              <Button variant="icon" className={styles.next} aria-label="Next" onClick={() => step(1)}>
                <Icon name="arrowRight" />
              </Button>
            ) : null}
          </div>
          <div className={styles.make}>{children}</div>
          {panel || detailed ? (
            <aside className={styles.details} aria-label={panel?.label ?? 'Details'}>
              {panel?.content ?? details}
            </aside>
          ) : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
