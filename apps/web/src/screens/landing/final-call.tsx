import inesBlocks from '#art/people/ines-blocks.webp'
import { ines } from '#art/people.ts'
import { cx } from '#ui/cx.ts'
import { ImageView } from '#ui/image-view/image-view.tsx'
import type from '#ui/type/type.module.css'
import section from './section.module.css'
import { StartLink } from './start-link.tsx'
import styles from './final-call.module.css'

/** A portrait in coarse blocks that is completed when the visitor reaches for the button. */
export function FinalCall() {
  return (
    <section className={cx(section.section, styles.final)} aria-labelledby="final-title">
      <div className={styles.picture}>
        <ImageView
          className={styles.print}
          picture={ines}
          alt="A portrait that has not arrived yet: the face is still coarse blocks"
          sizes="(min-width: 48rem) 54vw, 100vw"
        />
        <img className={styles.blocks} src={inesBlocks} alt="" width={64} height={80} loading="lazy" />
      </div>
      <div className={styles.text}>
        <h2 className={cx(type.display2, styles.title)} id="final-title">
          Somebody is waiting to be drawn.
        </h2>
        <p className={cx(type.lede, styles.lede)}>Your first pictures cost nothing. No e-mail, no card.</p>
        <StartLink label="Get Started Free" />
      </div>
    </section>
  )
}
