import { useEffect, useState } from 'react'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './live-portrait.module.css'

type Props = {
  readonly picture: Blob | string | undefined
  readonly fine: boolean
  readonly alt: string
  readonly busy: boolean
}

type Layer = { readonly url: string; readonly fine: boolean; readonly own: boolean }

/** A picture that follows what is said: a new one is laid over the old once it can be seen whole, so nothing flickers. */
export function LivePortrait({ picture, fine, alt, busy }: Props) {
  const layers = useLayers(picture, fine)
  return (
    <figure className={styles.portrait} data-busy={busy || undefined} aria-label={alt}>
      {layers.length === 0 ? <Skeleton className={styles.waiting} /> : null}
      {layers.map((layer) => (
        <img key={layer.url} className={styles.layer} data-fine={layer.fine || undefined} src={layer.url} alt="" />
      ))}
      <span className={styles.film} aria-hidden="true" />
    </figure>
  )
}

/** The newest picture and the one below it. */
function useLayers(picture: Blob | string | undefined, fine: boolean): readonly Layer[] {
  const [layers, setLayers] = useState<readonly Layer[]>([])
  useEffect(() => {
    if (!picture) return
    const own = typeof picture !== 'string'
    const url = own ? URL.createObjectURL(picture) : picture
    let wanted = true
    const show = () => {
      if (!wanted) return
      wanted = false
      setLayers((below) => {
        for (const layer of below.slice(0, -1)) if (layer.own) URL.revokeObjectURL(layer.url)
        return [...below.filter((layer) => layer.url !== url).slice(-1), { url, fine, own }]
      })
    }
    const image = new Image()
    image.src = url
    image.decode().then(show, show)
    return () => {
      if (wanted && own) URL.revokeObjectURL(url)
      wanted = false
    }
  }, [picture, fine])
  return layers
}
