import { Tabs as Base } from '@base-ui/react/tabs'
import { memo, type ReactNode } from 'react'
import styles from './tabs.module.css'

type Tab = { readonly id: string; readonly label: string }

type NamedTabs<Each extends Tab = Tab> = {
  /** What the tabs choose between, for those who cannot see them together. */
  readonly label: string
  readonly tabs: readonly Each[]
}

type Props = NamedTabs<Tab & { readonly content: ReactNode }>

export function Tabs({ label, tabs }: Props) {
  return (
    <Base.Root className={styles.root} defaultValue={tabs[0]?.id}>
      <TabList label={label} tabs={tabs} />
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} className={styles.panel} value={tab.id}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}

/** Stays as it is while what is behind the tabs changes. */
const TabList = memo(function TabList({ label, tabs }: NamedTabs) {
  return (
    <Base.List className={styles.list} aria-label={label} activateOnFocus>
      {tabs.map((tab) => (
        <Base.Tab key={tab.id} className={styles.tab} value={tab.id}>
          {tab.label}
        </Base.Tab>
      ))}
    </Base.List>
  )
}, isSame)

function isSame(one: NamedTabs, other: NamedTabs): boolean {
  const isAlike = (tab: Tab, at: number) => tab.id === other.tabs[at]?.id && tab.label === other.tabs[at].label
  return one.label === other.label && one.tabs.length === other.tabs.length && one.tabs.every(isAlike)
}
