import { Link } from 'react-router'
import { useStore } from 'zustand'
import { useAuth } from '#features/accounts/auth.tsx'
import { readyCount, unseen } from '#features/generations/ready.ts'
import { useScrolledPast } from '#lib/hooks/use-scrolled-past.ts'
import { useSite } from '#lib/site.tsx'
import { routes } from '#routes.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Wordmark } from '#ui/wordmark/wordmark.tsx'
import { AccountCorner } from './account-corner.tsx'
import styles from './bar.module.css'
import { NavEntries } from './nav-entries.tsx'
import { useBarMenu } from './use-bar-menu.ts'

const menuId = 'bar-menu'

/** Fixed at the top: clear over the page's beginning, opaque once the page is scrolled more than ten pixels. */
export function Bar() {
  const { productName } = useSite()
  const scrolled = useScrolledPast(10)
  const { open, toggle, close, barRef, buttonRef } = useBarMenu()
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated)
  const ready = useStore(unseen, ({ ended }) => readyCount(ended))
  // The entry that counts them is behind the button.
  const told = isAuthenticated && ready > 0 && !open
  return (
    <header
      ref={barRef}
      className={styles.bar}
      data-state={scrolled ? 'scrolled' : 'top'}
      data-menu={open ? 'open' : 'closed'}
    >
      <div className={styles.row}>
        <Link className={styles.logo} to={routes.landing()} aria-label={`${productName}, home`}>
          <Wordmark name={productName} />
        </Link>
        <nav className={styles.nav} aria-label="Main">
          <NavEntries className={styles.entries} />
        </nav>
        <div className={styles.side} data-place="bar">
          <AccountCorner />
        </div>
        <Button
          ref={buttonRef}
          className={styles.menuButton}
          variant="icon"
          aria-label={open ? 'Close menu' : told ? `Open menu, ${ready} new` : 'Open menu'}
          data-new={told || undefined}
          aria-expanded={open}
          aria-controls={menuId}
          onClick={toggle}
        >
          <Icon name={open ? 'close' : 'menu'} />
        </Button>
      </div>
      <div id={menuId} className={styles.menu} hidden={!open}>
        <nav aria-label="Main">
          <NavEntries className={styles.menuEntries} onNavigate={close} />
        </nav>
        <div className={styles.menuFoot}>
          <AccountCorner size="md" />
        </div>
      </div>
    </header>
  )
}
