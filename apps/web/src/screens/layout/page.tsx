import { use, useEffect, useLayoutEffect, type ReactNode } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useSite } from '#lib/site.tsx'
import { LayoutStateContext } from './layout-state.ts'

type Props = {
  /** Stands before the product's name; the landing page has none. Null leaves it to the screen, which knows it later. */
  readonly title?: string | null | undefined
  readonly children: ReactNode
}

/**
 * Wraps a screen. After a navigation it scrolls to where one belongs and moves focus to the main heading, so that a
 * screen reader says where one has arrived. It sits inside the Suspense boundary: nothing of this happens before the
 * screen is really there.
 */
export function Page({ title, children }: Props) {
  const { productName } = useSite()
  const { pathname, hash, key } = useLocation()
  const navigation = useNavigationType()
  const visit = use(LayoutStateContext)

  useEffect(() => {
    if (title === null) return
    document.title = title ? `${title} · ${productName}` : productName
  }, [title, productName])

  useLayoutEffect(() => {
    if (!visit.arrive(pathname, key)) return
    if (navigation === 'POP') window.scrollTo(0, visit.scrollOf(key))
    else if (!scrollToAnchor(hash)) window.scrollTo(0, 0)
    focusHeading()
  }, [visit, pathname, hash, key, navigation])

  return children
}

/** The title of a screen that learns it from what it fetches. */
export function usePageTitle(title: string): void {
  const { productName } = useSite()
  useEffect(() => {
    document.title = `${title} · ${productName}`
  }, [title, productName])
}

function scrollToAnchor(hash: string): boolean {
  const anchor = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  anchor?.scrollIntoView()
  return anchor !== null
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
