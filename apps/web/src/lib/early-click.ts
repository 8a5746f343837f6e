/** Which of the clicks on a link are held; all others are the browser's. */
type HoldsLink = (link: HTMLAnchorElement) => boolean

/**
 * Keeps the last click on a control that can do nothing yet, and makes it again once the application says 'studio-awake'
 * (`screens/layout/use-awake.ts`: the name stands in both, since a file they shared would be one more to wait for). A
 * control that is gone by then was not meant for this visitor, and its click goes with it.
 */
export function holdEarlyClicks(page: Window, holdsLink: HoldsLink): { drop(): void } {
  let held: HTMLElement | undefined
  const drop = () => {
    delete held?.dataset['waiting']
    held = undefined
  }
  const hold = (event: MouseEvent) => {
    const control = heldControl(event, holdsLink)
    if (!control) return
    event.preventDefault()
    drop()
    held = control
    held.dataset['waiting'] = ''
  }
  const replay = () => {
    page.removeEventListener('click', hold, true)
    const control = held
    drop()
    if (control?.isConnected) control.click()
  }
  page.addEventListener('click', hold, true)
  page.addEventListener('studio-awake', replay, { once: true })
  return { drop }
}

function heldControl(event: MouseEvent, holdsLink: HoldsLink): HTMLElement | undefined {
  const { target } = event
  const control = target instanceof Element ? target.closest<HTMLElement>('a[href], button') : null
  if (!(control instanceof HTMLAnchorElement)) return control ?? undefined
  const inNewTab = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  return !inNewTab && holdsLink(control) ? control : undefined
}
