import type { BackgroundId } from '@eidolon/people'
import type { SetMaker } from '#places/scene.ts'

import { beach } from './beach.ts'
import { cafe } from './cafe.ts'
import { castleHall } from './castle-hall.ts'
import { cave } from './cave.ts'
import { cityStreet } from './city-street.ts'
import { classroom } from './classroom.ts'
import { desert } from './desert.ts'
import { forest } from './forest.ts'
import { garden } from './garden.ts'
import { gym } from './gym.ts'
import { jungle } from './jungle.ts'
import { kitchen } from './kitchen.ts'
import { laboratory } from './laboratory.ts'
import { lake } from './lake.ts'
import { library } from './library.ts'
import { livingRoom } from './living-room.ts'
import { market } from './market.ts'
import { meadow } from './meadow.ts'
import { neonCity } from './neon-city.ts'
import { office } from './office.ts'
import { park } from './park.ts'
import { rooftop } from './rooftop.ts'
import { ruins } from './ruins.ts'
import { sky } from './sky.ts'
import { snowMountains } from './snow-mountains.ts'
import { space } from './space.ts'
import { spaceship } from './spaceship.ts'
import { stage } from './stage.ts'
import { studio } from './studio.ts'
import { tavern } from './tavern.ts'
import { underwater } from './underwater.ts'
import { village } from './village.ts'
import { workshop } from './workshop.ts'

/** How each place of the catalogue is made. */
export const sets: Readonly<Record<BackgroundId, SetMaker>> = {
  beach,
  cafe,
  'castle-hall': castleHall,
  cave,
  'city-street': cityStreet,
  classroom,
  desert,
  forest,
  garden,
  gym,
  jungle,
  kitchen,
  laboratory,
  lake,
  library,
  'living-room': livingRoom,
  market,
  meadow,
  'neon-city': neonCity,
  office,
  park,
  rooftop,
  ruins,
  sky,
  'snow-mountains': snowMountains,
  space,
  spaceship,
  stage,
  studio,
  tavern,
  underwater,
  village,
  workshop,
}
