import { Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { showNight, showTheme } from '#lib/theme.ts'
import { routes } from '#routes.ts'
import { Toaster } from '#ui/toast/toaster.tsx'
import { Bar } from './bar.tsx'
import { Footer } from './footer.tsx'
import styles from './layout.module.css'
import { QuestionMark } from './question-mark.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { useAwake } from './use-awake.ts'
import { createLayoutState, LayoutStateContext } from './layout-state.ts'

/** Bar, main area, footer and toasts around every screen. */
export function Layout() {
  const { pathname } = useLocation()
  const [visit] = useState(() => createLayoutState(typeof window === 'undefined' ? undefined : window))
  useEffect(() => visit.start(), [visit])
  useAwake()
  // The landing page is always at night: its pictures are.
  useLayoutEffect(() => (pathname === routes.landing() ? showNight(window) : showTheme(window)), [pathname])
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Bar />
      <main
        id="main"
        tabIndex={-1}
        className={styles.main}
        data-width={pathname === routes.landing() ? 'full' : 'page'}
      >
        <LayoutStateContext value={visit}>
          <ScreenBoundary place={pathname}>
            <Suspense fallback={<div className={styles.loading} aria-busy="true" />}>
              <Outlet />
            </Suspense>
          </ScreenBoundary>
        </LayoutStateContext>
      </main>
      <Footer />
      <Toaster />
      <QuestionMark />
    </div>
  )
}
