import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccounts } from '#features/accounts/auth.tsx'
import { accountQuery } from '#features/accounts/queries.ts'
import { recentCharactersQuery } from '#features/characters/queries.ts'
import { kindCountQuery, recentMediaQuery } from '#features/media/queries.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { ScreenHead } from '#screens/layout/screen-head.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './dashboard.module.css'
import { FirstSteps } from './first-steps.tsx'
import { RecentCharacters } from './recent-characters.tsx'
import { RecentMedia } from './recent-media.tsx'
import { Tiles } from './tiles.tsx'

const recent = { characters: 3, media: 3, mediaKept: 6 } as const

export function Dashboard() {
  const api = useApi()
  const characters = useQuery(recentCharactersQuery(api, recent.characters))
  const media = useQuery(recentMediaQuery(api, recent.mediaKept))
  const videos = useQuery(kindCountQuery(api, 'video'))
  const images = useQuery(kindCountQuery(api, 'image'))
  const [hello] = useState(() => greeting(new Date().getHours()))
  const name = useQuery(accountQuery(useAccounts())).data?.name
  const quiet = characters.data?.total === 0 && media.data?.total === 0
  const lead = media.data && media.data.total > 0 ? 'media' : 'character'
  return (
    <div className={styles.dashboard}>
      <ScreenHead
        title={
          <>
            <span className={type_.visuallyHidden}>Dashboard. </span>
            {quiet ? 'A quiet studio.' : `${hello}${name ? `, ${name}` : ''}.`}
          </>
        }
      >
        <ButtonLink variant={lead === 'character' ? 'primary' : 'quiet'} to={routes.newCharacter()}>
          <Icon name="plus" />
          New Character
        </ButtonLink>
        <ButtonLink variant={lead === 'media' ? 'primary' : 'quiet'} to={routes.newMedia()}>
          Generate Media
        </ButtonLink>
      </ScreenHead>
      <Tiles characters={characters.data?.total} videos={videos.data} images={images.data} media={media.data?.total} />
      {characters.data && media.data?.total === 0 ? <FirstSteps newest={characters.data.characters[0]} /> : null}
      <RecentCharacters query={characters} shown={recent.characters} />
      <RecentMedia query={media} shown={recent.media} />
    </div>
  )
}

function greeting(hour: number): string {
  if (hour < 5) return 'Good night'
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}
