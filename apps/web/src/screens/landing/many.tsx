import { miraBeach, miraCafe, miraCity, miraSnow } from '#art/mira.ts'
import { faces } from '#art/sheets.ts'
import { cx } from '#ui/cx.ts'
import { ImageView } from '#ui/image-view/image-view.tsx'
import type from '#ui/type/type.module.css'
import section from './section.module.css'
import styles from './many.module.css'

const small = '(min-width: 48rem) 26vw, 50vw'

export function Many() {
  return (
    <section className={cx(section.section, styles.many)} aria-labelledby="many-title">
      <header className={section.head}>
        <h2 className={type.display2} id="many-title">
          Generate Unlimited Images
        </h2>
        <p className={type.lede}>
          One woman, four places. Her face is geometry, not luck, so it holds: in any pose, any outfit, before any
          background.
        </p>
      </header>
      <div className={styles.wall}>
        <ImageView
          className={styles.city}
          picture={miraCity}
          alt="Mira on a roof terrace in front of a city at night"
          sizes="(min-width: 48rem) 66vw, 100vw"
        />
        <ImageView
          className={styles.cafe}
          picture={miraCafe}
          alt="Mira in a café in a green jumper, smiling"
          sizes={small}
        />
        <ImageView
          className={styles.snow}
          picture={miraSnow}
          alt="Mira in the snow, in a red coat and a yellow scarf"
          sizes={small}
        />
        <ImageView
          className={styles.beach}
          picture={miraBeach}
          alt="Mira walking on a beach at sunset, full length"
          sizes="(min-width: 48rem) 26vw, 100vw"
        />
      </div>
      <div className={styles.claims}>
        <div className={styles.claim}>
          <h3 className={type.display4}>Unlimited characters</h3>
          <p>
            A subscription is one month for 50 USD worth of the token. While it runs, nobody counts: not people, not
            pictures, not videos.
          </p>
        </div>
        <div className={styles.claim}>
          <h3 className={type.display4}>Consistent results</h3>
          <ImageView
            className={styles.faces}
            picture={faces}
            alt="The same face four times: in the city, in the café, in the snow and on the beach"
            sizes="(min-width: 64rem) 26rem, 100vw"
          />
          <p>The four above, close up. A variation keeps the core of a look and moves only what you let go.</p>
        </div>
        <div className={styles.claim}>
          <h3 className={type.display4}>Commercial use</h3>
          <p>
            Publish it, print it, sell it. When a month ends, everything you made stays yours to open, download and
            export.
          </p>
        </div>
      </div>
    </section>
  )
}
