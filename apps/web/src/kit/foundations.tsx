import { Icon } from '#ui/icon/icon.tsx'
import { iconPaths, type IconName } from '#ui/icon/paths.ts'
import type_ from '#ui/type/type.module.css'
import styles from './kit.module.css'
import { Sample } from './sample.tsx'

const paints = [
  '--bg',
  '--surface-1',
  '--surface-2',
  '--surface-3',
  '--well',
  '--text',
  '--text-2',
  '--text-3',
  '--line',
  '--line-control',
  '--action',
  '--accent',
  '--danger',
  '--warn',
  '--ok',
  '--danger-wash',
  '--warn-wash',
  '--ok-wash',
]
const isIcon = (name: string): name is IconName => name in iconPaths

export function Foundations() {
  return (
    <>
      <Sample
        title="Colour"
        note="Roles only. The film is light: edges, marks, progress. Never a fill behind text."
        stack
      >
        <ul className={styles.swatches}>
          {paints.map((paint) => (
            <li key={paint}>
              <span className={styles.swatch} style={{ '--paint': `var(${paint})` }} />
              <span className={type_.code}>{paint}</span>
            </li>
          ))}
        </ul>
        <div className={styles.film} />
      </Sample>
      <Sample
        title="Type"
        note="Redaction for titles, names, figures and captions. Hanken Grotesk for everything one works with."
        stack
      >
        <p className={type_.display1}>Somebody</p>
        <p className={type_.display2}>Somebody is waiting</p>
        <p className={type_.display3}>My Characters</p>
        <p className={type_.display4}>Recent Media</p>
        <p className={type_.display5}>Yuki Arai</p>
        <p className={type_.caption}>Mira, neon city, half length</p>
        <p className={type_.lede}>Lede. Describe someone once and draw them again.</p>
        <p>Body. The form never blocks; results appear beside it.</p>
        <p className={type_.hint}>Hint. 13 px is the floor.</p>
        <p className={type_.code}>9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM</p>
      </Sample>
      <Sample title="Icons" note="One stroke, always beside words or under an aria-label.">
        {Object.keys(iconPaths)
          .filter(isIcon)
          .map((name) => (
            <Icon key={name} name={name} />
          ))}
      </Sample>
    </>
  )
}
