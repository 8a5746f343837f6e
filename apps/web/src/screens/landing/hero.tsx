import { heroCoarse, heroPicture, heroTallCoarse, heroTallPicture, wide } from '#art/hero.ts'
import heroBlocks from '#art/hero/hero-blocks.webp'
import heroTallBlocks from '#art/hero/hero-tall-blocks.webp'
import { cx } from '#ui/cx.ts'
import type from '#ui/type/type.module.css'
import { RotatingWord } from './rotating-word.tsx'
import section from './section.module.css'
import { StartLink } from './start-link.tsx'
import styles from './hero.module.css'

const alt =
  'Mira, a woman with short auburn hair and green eyes in a black leather jacket, in a city of neon lights at night. ' +
  'The left of the picture is still coarse blocks.'

export function Hero() {
  return (
    <section className={cx(section.section, styles.hero)} aria-labelledby="hero-title">
      <HeroPicture />
      <div className={styles.text}>
        <h1 className={type.display1} id="hero-title">
          <span className={type.visuallyHidden}>Create AI Characters that stay themselves.</span>
          <span aria-hidden="true">
            <span className={styles.line}>Create AI</span>
            <span className={styles.line}>
              <RotatingWord />
            </span>
            <span className={styles.line}>that stay</span>
            <span className={styles.line}>themselves.</span>
          </span>
        </h1>
        <p className={cx(type.lede, styles.lede)}>
          Describe someone once. Draw them again in any pose, any clothes, any light, and it is still the same person.
        </p>
        <div className={styles.act}>
          <StartLink label="Start Creating" />
          <p className={cx(type.hint, styles.hint)}>
            <span>The first pictures are free.</span>
            <span>Sign in with a Solana wallet, nothing else.</span>
          </p>
        </div>
      </div>
      <p className={cx(type.caption, styles.caption)}>
        <span>Mira, drawn by our own engine.</span>
        <span>Not a photograph, not stock.</span>
      </p>
    </section>
  )
}

/**
 * Three layers of one picture in one place: the first look, the picture, and the blocks at its left edge that have not
 * become fine yet. A fourth lies on top while the page opens and goes in steps.
 */
function HeroPicture() {
  return (
    <div className={styles.picture}>
      <Layer className={styles.coarse} wideSrc={heroCoarse} tallSrc={heroTallCoarse} />
      <picture>
        {heroPicture.sources.map((source) => (
          <source key={source.type} media={wide} {...source} sizes={heroPicture.sizes} />
        ))}
        {heroTallPicture.sources.map((source) => (
          <source key={source.type} {...source} sizes={heroTallPicture.sizes} />
        ))}
        <img
          src={heroTallPicture.src}
          alt={alt}
          width={heroTallPicture.width}
          height={heroTallPicture.height}
          fetchPriority="high"
        />
      </picture>
      <Layer className={styles.blocks} wideSrc={heroBlocks} tallSrc={heroTallBlocks} />
      <Layer className={styles.arriving} wideSrc={heroCoarse} tallSrc={heroTallCoarse} />
    </div>
  )
}

type LayerProps = {
  readonly className: string | undefined
  readonly wideSrc: string
  readonly tallSrc: string
}

function Layer({ className, wideSrc, tallSrc }: LayerProps) {
  return (
    <picture>
      <source media={wide} srcSet={wideSrc} />
      <img className={className} src={tallSrc} alt="" width={20} height={28} />
    </picture>
  )
}
