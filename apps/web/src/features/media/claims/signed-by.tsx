import { useQuery } from '@tanstack/react-query'
import type { MediaItem } from '#features/media/media-item.ts'
import { formatMoment, shortAddress } from '#lib/format.ts'
import { useCopy } from '#lib/hooks/use-copy.ts'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type_ from '#ui/type/type.module.css'
import { claimQuery } from './claims.ts'
import styles from './signed-by.module.css'

/** Which wallet has signed for it and when, or the way to sign it. */
export function SignedBy({ item, onSign }: { readonly item: Pick<MediaItem, '$id'>; readonly onSign: () => void }) {
  const { data } = useQuery(claimQuery(useApi(), item.$id))
  const { copied, copy } = useCopy(data?.claim?.address ?? '')
  if (!data || (!data.claim && !data.isOpen)) return null
  return (
    <section className={styles.signed}>
      <h3 className={styles.label}>Signed</h3>
      {data.claim ? (
        <>
          <p className={styles.who}>
            <code className={type_.code} title={data.claim.address}>
              {shortAddress(data.claim.address)}
            </code>
            <Button variant="plain" size="sm" aria-label="Copy the address that signed" onClick={copy}>
              <Icon name={copied ? 'check' : 'copy'} />
              {copied ? 'Copied' : 'Copy'}
            </Button>
          </p>
          <p className={type_.hint}>
            <time dateTime={data.claim.at}>{formatMoment(data.claim.at)}</time>
          </p>
        </>
      ) : (
        <>
          <p className={type_.hint}>No wallet has signed it yet. Signed, every copy says whose it is.</p>
          <Button size="sm" aria-haspopup="dialog" onClick={onSign}>
            <Icon name="wallet" />
            Sign as mine
          </Button>
        </>
      )}
    </section>
  )
}
