import { Link, Navigate, useParams } from 'react-router'
import { useWide } from '#lib/hooks/use-wide.ts'
import { routes } from '#routes.ts'
import { usePageTitle } from '#screens/layout/page.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type_ from '#ui/type/type.module.css'
import { parts, type SettingsSection } from './parts.ts'
import styles from './settings.module.css'

/** The parts beside a list of them; on a phone the list is a page of its own, and every part leads back to it. */
export function Settings() {
  const { part: id } = useParams()
  const wide = useWide()
  const part = parts.find((one) => one.id === (id ?? (wide ? parts[0].id : '')))
  if (id && !part) return <Navigate to={routes.settings()} replace />
  if (wide && part)
    return (
      <div className={styles.settings}>
        <aside className={styles.side} aria-label="Settings">
          <p className={type_.display5}>Settings</p>
          <PartList current={part.id} />
        </aside>
        <PartPage part={part} />
      </div>
    )
  return part ? (
    <div className={styles.settings}>
      <Link to={routes.settings()} className={styles.back}>
        <Icon name="arrowLeft" />
        Settings
      </Link>
      <PartPage part={part} />
    </div>
  ) : (
    <Overview />
  )
}

function Overview() {
  usePageTitle('Settings')
  return (
    <div className={styles.settings}>
      <h1 className={type_.display3}>Settings</h1>
      <PartList described />
    </div>
  )
}

function PartPage({ part: { title, Screen } }: { readonly part: SettingsSection }) {
  usePageTitle(title)
  return (
    <div className={styles.body}>
      <Screen />
    </div>
  )
}

type ListProps = { readonly current?: string; readonly described?: boolean }

function PartList({ current, described = false }: ListProps) {
  return (
    <nav aria-label="Parts of the settings">
      <ul className={described ? styles.overview : styles.list}>
        {parts.map(({ id, title, icon, about }) => (
          <li key={id}>
            <Link to={routes.settingsPart(id)} aria-current={id === current ? 'page' : undefined}>
              <Icon name={icon} />
              <span>
                {title}
                {described ? <small>{about}</small> : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
