import { create } from 'qrcode'
import styles from './qr-code.module.css'

/** What is around a code so that it can be found, in modules. */
const quiet = 3

/** A code for a phone's camera; `label` says what it is for those who do not see it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const side = size + 2 * quiet
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_each, x) => (data[y * size + x] ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')).join(
      '',
    ),
  )
  return (
    <svg className={styles.code} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges">
      <title>{label}</title>
      <path d={rows.join('')} />
    </svg>
  )
}
