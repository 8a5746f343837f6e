import { useCopy } from '#lib/hooks/use-copy.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './copy-line.module.css'

type Props = { readonly label: string; readonly value: string; readonly shown?: string }

/** Something to be taken elsewhere letter by letter. */
export function CopyLine({ label, value, shown = value }: Props) {
  const { copied, copy } = useCopy(value)
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>
        <code>{shown}</code>
        <Button size="sm" aria-label={copied ? `${label}: copied` : `Copy: ${label}`} onClick={copy}>
          <Icon name={copied ? 'check' : 'copy'} />
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </dd>
    </div>
  )
}
