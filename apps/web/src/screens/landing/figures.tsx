import { useSite } from '#lib/site.tsx'
import { cx } from '#ui/cx.ts'
import type from '#ui/type/type.module.css'
import section from './section.module.css'
import styles from './figures.module.css'

const figures = [
  { value: '2.5K+', of: 'characters created' },
  { value: '50K+', of: 'images generated' },
  { value: '128K+', of: 'character variations' },
  { value: '15K+', of: 'active users' },
] as const

export function Figures() {
  const { productName } = useSite()
  return (
    <section className={cx(section.section, styles.figures)} aria-labelledby="figures-title">
      <h2 className={type.visuallyHidden} id="figures-title">
        Statistics
      </h2>
      <dl className={styles.list}>
        {figures.map(({ value, of }) => (
          <div key={of} className={styles.figure}>
            <dt>{of}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={type.hint}>These include users of the private platform from before {productName} went public.</p>
    </section>
  )
}
