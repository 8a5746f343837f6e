import { product } from '@eidolon/contract/product.ts'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useSite } from '#lib/site.tsx'
import { routes } from '#routes.ts'
import { cx } from '#ui/cx.ts'
import type_ from '#ui/type/type.module.css'
import { Wordmark } from '#ui/wordmark/wordmark.tsx'
import styles from './footer.module.css'

export function Footer() {
  const { productName, socialUrl, contactEmail } = useSite()
  const year = useYear()
  return (
    <footer className={styles.footer}>
      <div>
        <Link className={styles.logo} to={routes.landing()} aria-label={`${productName}, home`}>
          <Wordmark name={productName} />
        </Link>
        <p>{product.tagline}</p>
        <p className={type_.num}>{product.version}</p>
      </div>
      <div>
        <nav className={styles.links} aria-label="Footer">
          <span>
            <a href={socialUrl} target="_blank" rel="noopener">
              {socialName(socialUrl)}
            </a>
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </span>
          <span>
            <Link to={routes.verify()}>Verify a file</Link>
            <Link to={routes.terms()}>Terms</Link>
            <Link to={routes.privacy()}>Privacy</Link>
          </span>
        </nav>
        <p className={cx(type_.num, styles.copyright)}>
          © {year} {productName}
        </p>
      </div>
    </footer>
  )
}

/** The visitor's year. The prerendered page does not know it: it may have been made last year. */
function useYear(): number | undefined {
  return useSyncExternalStore(
    () => () => {},
    () => new Date().getFullYear(),
    () => undefined,
  )
}

const socialNames: Readonly<Record<string, string>> = {
  'x.com': 'X / Twitter',
  'twitter.com': 'X / Twitter',
  'github.com': 'GitHub',
  'discord.gg': 'Discord',
  't.me': 'Telegram',
}

/** A link is named by what it leads to; a site we have no name for is named by its host. */
function socialName(url: string): string {
  const host = URL.parse(url)?.hostname.replace(/^www\./, '') ?? url
  return socialNames[host] ?? host
}
