import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'

type Props = {
  /** What the tabs choose between, for those who cannot see them together. */
  readonly label: string
  readonly tabs: readonly { readonly id: string; readonly label: string; readonly content: ReactNode }[]
}

export function Tabs({ label, tabs }: Props) {
  return (
    <Base.Root className={styles.root} defaultValue={tabs[0]?.id}>
      <Base.List className={styles.list} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.id} className={styles.tab} value={tab.id}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} className={styles.panel} value={tab.id}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
