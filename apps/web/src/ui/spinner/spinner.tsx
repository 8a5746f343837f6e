import styles from './spinner.module.css'

/** Says "at work" beside words that say the same; it still turns under reduced motion, because it is information. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
