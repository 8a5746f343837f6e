import kofiStages from '#art/people/kofi-stages.webp'
import { kofi } from '#art/people.ts'
import { useSite } from '#lib/site.tsx'
import { cx } from '#ui/cx.ts'
import { ImageView } from '#ui/image-view/image-view.tsx'
import type from '#ui/type/type.module.css'
import section from './section.module.css'
import styles from './vision.module.css'

/** What was read from the sentence below, in its order; `data-word` ties each entry to its words. */
const understood = [
  { trait: 'age', value: '38' },
  { trait: 'hair', value: 'black, combed back' },
  { trait: 'eyes', value: 'brown' },
  { trait: 'outfit', value: 'black suit, white shirt' },
  { trait: 'tie', value: 'striped' },
] as const

const { coarse: _shownByTheStages, ...kofiFinished } = kofi

export function Vision() {
  const { productName } = useSite()
  return (
    <section className={cx(section.section, styles.vision)} aria-labelledby="vision-title">
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 className={type.display2} id="vision-title">
            Advanced AI Vision
          </h2>
          <p className={type.lede}>
            {productName} reads your description and shows you what it understood, word by word. What it does not know,
            it says. You correct it before anything is drawn.
          </p>
        </header>
        <div className={styles.reading}>
          <blockquote className={styles.quote}>
            A man of <Words n={1}>thirty-eight</Words>, <Words n={2}>black hair combed back</Words>,{' '}
            <Words n={3}>brown eyes</Words>, a <Words n={4}>black suit and white shirt</Words>, a{' '}
            <Words n={5}>striped tie</Words>. A&nbsp;little <span data-word="unknown">mercurial</span>.
          </blockquote>
          <ul className={styles.chips} aria-label="What was understood">
            {understood.map(({ trait, value }, index) => (
              <li key={trait} className={styles.chip} data-word={index + 1}>
                <span className={styles.trait}>{trait}</span> {value}
              </li>
            ))}
            <li className={styles.chip} data-word="unknown">
              mercurial<span className={type.visuallyHidden}>: not understood</span>
            </li>
          </ul>
          <p className={type.hint}>
            Mercurial is nothing one can draw. Put it under personality, and it shows in how he looks at you.
          </p>
        </div>
        <figure className={styles.figure}>
          <div className={styles.arrival}>
            <ImageView
              className={styles.print}
              picture={kofiFinished}
              alt="Kofi, in a black suit and striped tie, as his portrait arrives: coarse at the left, finished at the right"
              sizes="(min-width: 64rem) 40vw, 100vw"
            />
            <img className={styles.stages} src={kofiStages} alt="" width={80} height={100} loading="lazy" />
          </div>
          <figcaption className={cx(type.caption, styles.stageNames)}>
            <span>first look</span>
            <span>preview</span>
            <span>finished</span>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}

function Words({ n, children }: { readonly n: number; readonly children: string }) {
  return <span data-word={n}>{children}</span>
}
