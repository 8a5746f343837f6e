import type { ReactNode } from 'react'
import { yuki } from '#art/people.ts'
import { library, picks } from '#art/sheets.ts'
import yukiBlocks from '#art/people/yuki-blocks.webp'
import { cx } from '#ui/cx.ts'
import { ImageView } from '#ui/image-view/image-view.tsx'
import type from '#ui/type/type.module.css'
import section from './section.module.css'
import styles from './simple.module.css'

const sizes = '(min-width: 48rem) 32vw, 100vw'

export function Simple() {
  return (
    <section className={cx(section.section, styles.simple)} aria-labelledby="simple-title">
      <h2 className={type.display2} id="simple-title">
        Simple Character Generation
      </h2>
      <ul className={styles.features}>
        <Feature
          title="Describe"
          text="Plain words are enough. There is no grammar to learn and no secret keyword to find."
        >
          <div className={cx(styles.show, styles.words)}>
            <ImageView className={styles.portrait} picture={yuki} alt="Yuki, half arrived" sizes={sizes} />
            <img className={styles.blocks} src={yukiBlocks} alt="" width={64} height={80} loading="lazy" />
            <p className={styles.typed}>“Court sketch artist, sharp black bob, wine-red blouse, half a smile</p>
          </div>
        </Feature>
        <Feature
          title="Direct"
          text="Choose pose, outfit, background, expression and style from pictures, not from a manual."
        >
          <div className={cx(styles.show, styles.picks)}>
            <ImageView
              className={styles.sheet}
              picture={picks}
              alt="Poses, outfits and backgrounds to choose from, one of each chosen"
              sizes={sizes}
            />
            <span className={styles.pick} />
            <span className={styles.pick} />
            <span className={styles.pick} />
          </div>
        </Feature>
        <Feature
          title="Keep"
          text="Every picture and video lands in your library with its full recipe. Vary it, or make it again exactly."
        >
          <div className={styles.show}>
            <ImageView
              className={styles.sheet}
              picture={library}
              alt="Six finished pictures side by side in the library"
              sizes={sizes}
            />
          </div>
        </Feature>
      </ul>
    </section>
  )
}

type FeatureProps = { readonly title: string; readonly text: string; readonly children: ReactNode }

function Feature({ title, text, children }: FeatureProps) {
  return (
    <li className={styles.feature}>
      {children}
      <h3 className={type.display4}>{title}</h3>
      <p className={styles.text}>{text}</p>
    </li>
  )
}
