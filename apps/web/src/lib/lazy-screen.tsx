import { createElement, use, type ComponentType } from 'react'

export type LazyScreen = ComponentType & {
  /** Fetches it now, so that showing it later needs no waiting. */
  readonly preload: () => Promise<unknown>
}

/**
 * A component whose code is fetched when it is first shown. Unlike React's own `lazy` it renders at once when it has
 * been fetched before: a first page then needs no fallback, which React would keep up for a third of a second.
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let here: ComponentType | undefined
  let coming: Promise<ComponentType> | undefined
  const preload = () => (coming ??= fetchIt())
  const fetchIt = async () => {
    try {
      return (here = await load())
    } catch (error) {
      // The next visit tries again.
      coming = undefined
      throw error
    }
  }
  function Screen() {
    return createElement(here ?? use(preload()))
  }
  return Object.assign(Screen, { preload })
}
