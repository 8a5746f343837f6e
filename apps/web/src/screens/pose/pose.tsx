import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { poseQuery } from '#features/poses/queries.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Empty } from '#ui/empty/empty.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Editor } from './editor.tsx'
import styles from './pose.module.css'

/** The editor of a pose, of a new one without an id. */
export function Pose() {
  const api = useApi()
  const { id = '' } = useParams()
  const query = useQuery({
    ...poseQuery(api, id),
    enabled: id !== '',
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  })
  if (id === '') return <Editor key="new" pose={undefined} />
  if (query.data) return <Editor key={id} pose={query.data} />
  if (query.isError) {
    return (
      <Empty as="h1" title="This pose is not here" action={<ButtonLink to={routes.poses()}>All poses</ButtonLink>}>
        It was deleted, or it belongs to another account.
      </Empty>
    )
  }
  return <Skeleton className={styles.waiting} />
}
