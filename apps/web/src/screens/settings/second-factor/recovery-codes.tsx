import { codesText } from '#features/settings/recovery-codes.ts'
import { saveText } from '#lib/files/save-file.ts'
import { useSite } from '#lib/site.tsx'
import { useCopy } from '#lib/hooks/use-copy.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import part from '#screens/settings/part.module.css'
import styles from './second-factor.module.css'

/** The codes that open the account when everything else is lost, to be kept somewhere safe. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const { productName } = useSite()
  const { copied, copy } = useCopy(codes.join('\n'))
  return (
    <div className={styles.stack}>
      <p>
        Each of these opens your account once, should the app or the phone be lost. Keep them where you keep passwords.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={part.acts}>
        <Button size="sm" onClick={copy}>
          <Icon name={copied ? 'check' : 'copy'} />
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <Button
          size="sm"
          onClick={() => saveText(`${productName.toLowerCase()}-recovery-codes.txt`, codesText(productName, codes))}
        >
          <Icon name="download" />
          Download
        </Button>
      </div>
    </div>
  )
}
