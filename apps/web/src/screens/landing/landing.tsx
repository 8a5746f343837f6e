import { Cast } from './cast.tsx'
import { Figures } from './figures.tsx'
import { FinalCall } from './final-call.tsx'
import { Hero } from './hero.tsx'
import { Many } from './many.tsx'
import { Simple } from './simple.tsx'
import { Vision } from './vision.tsx'
import styles from './landing.module.css'

/** The public front page. Rendered ahead of time too, so nothing below may use the style prop: the policy refuses it. */
export function Landing() {
  return (
    <div className={styles.landing}>
      <Hero />
      <Vision />
      <Figures />
      <Cast />
      <Simple />
      <Many />
      <FinalCall />
    </div>
  )
}
