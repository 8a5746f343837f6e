import styles from './wordmark.module.css'

/** The name with its first letters in the coarse cut of the same face: still arriving. */
export function Wordmark({ name }: { readonly name: string }) {
  const letters = Array.from(new Intl.Segmenter('en').segment(name), ({ segment }) => segment)
  const coarse = Math.ceil(letters.length * 0.4)
  return (
    <span className={styles.wordmark}>
      <span className={styles.coarse}>{letters.slice(0, coarse).join('')}</span>
      {letters.slice(coarse).join('')}
    </span>
  )
}
