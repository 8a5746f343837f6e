import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { isUnderWay } from '#features/generations/generation.ts'
import { recentGenerationsQuery } from '#features/generations/queries.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { Progress } from '#ui/progress/progress.tsx'
import styles from './media.module.css'

/** How much is on its way into the library, and how far it is. */
export function ActiveJobs() {
  const { data = [] } = useQuery(recentGenerationsQuery(useApi()))
  const running = data.filter(isUnderWay)
  const many = running.reduce((sum, { count }) => sum + count, 0)
  if (many === 0) return null
  const done = running.reduce((sum, { count, progress }) => sum + count * progress, 0) / many
  return (
    <div className={styles.drawn}>
      <Progress label="Being drawn" done={done} />
      <Link to={routes.newMedia()}>{many === 1 ? 'One is being drawn' : `${many} are being drawn`}</Link>
    </div>
  )
}
