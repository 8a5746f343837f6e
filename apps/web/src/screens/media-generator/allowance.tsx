import type { Engine } from '@eidolon/contract/engines.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { subscriptionQuery } from '#features/subscription/queries.ts'
import { formatDate } from '#lib/format.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import styles from './parts/generator-form.module.css'

type Props = {
  readonly engine: Engine
  /** How many are being drawn. */
  readonly underWay: number
}

/** What is left before the button is pressed: pictures for nothing, or a month that runs. */
export function Allowance({ engine, underWay }: Props) {
  // What is being drawn is taken from the allowance, and given back if nothing comes of it.
  const { data, refetch } = useQuery({ ...subscriptionQuery(useApi()), refetchInterval: underWay > 0 ? 5000 : false })
  useEffect(() => {
    if (underWay > 0) void refetch()
  }, [underWay, refetch])
  if (!data) return null
  if (data.active && data.endsAt) return <span className={styles.allowance}>Open until {formatDate(data.endsAt)}</span>
  return (
    <span className={styles.allowance}>
      {engine.subscription ? `${engine.name} is for subscribers. ` : wordsFor(data.freeLeft)}
      <Link to={routes.subscription()}>One month</Link>
    </span>
  )
}

const wordsFor = (left: number): string =>
  left === 0 ? 'No free pictures left. ' : `${left} free ${left === 1 ? 'picture' : 'pictures'} left. `
