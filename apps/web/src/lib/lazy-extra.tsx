import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const Nothing = () => null

const connected = () => new Promise((done) => window.addEventListener('online', done, { once: true }))

/**
 * A component beside others whose code is fetched when it is first shown. Without a connection it is fetched once that is
 * back; where it fails otherwise, it stays away until the page is loaded again. Either way the page around it goes on, and
 * nothing that was written there is lost.
 */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const again = async () => {
    if (navigator.onLine) return Nothing
    await connected()
    return load()
  }
  return lazy(async () => ({
    default: await load()
      .catch(again)
      .catch((): ComponentType<Props> => Nothing),
  }))
}
