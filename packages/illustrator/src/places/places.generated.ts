// Written by `npm run content` out of the files that are named here or below; change those.
import type { BackgroundId } from '@eidolon/people'
import type { PlaceFile } from './place-file.ts'
import { beach } from './sets/beach.ts'
import { cafe } from './sets/cafe.ts'
import { castleHall } from './sets/castle-hall.ts'
import { cave } from './sets/cave.ts'
import { cityStreet } from './sets/city-street.ts'
import { classroom } from './sets/classroom.ts'
import { desert } from './sets/desert.ts'
import { forest } from './sets/forest.ts'
import { garden } from './sets/garden.ts'
import { gym } from './sets/gym.ts'
import { jungle } from './sets/jungle.ts'
import { kitchen } from './sets/kitchen.ts'
import { laboratory } from './sets/laboratory.ts'
import { lake } from './sets/lake.ts'
import { library } from './sets/library.ts'
import { lighthouse } from './sets/lighthouse.ts'
import { livingRoom } from './sets/living-room.ts'
import { market } from './sets/market.ts'
import { meadow } from './sets/meadow.ts'
import { neonCity } from './sets/neon-city.ts'
import { office } from './sets/office.ts'
import { park } from './sets/park.ts'
import { rooftop } from './sets/rooftop.ts'
import { ruins } from './sets/ruins.ts'
import { sky } from './sets/sky.ts'
import { snowMountains } from './sets/snow-mountains.ts'
import { space } from './sets/space.ts'
import { spaceship } from './sets/spaceship.ts'
import { stage } from './sets/stage.ts'
import { studio } from './sets/studio.ts'
import { tavern } from './sets/tavern.ts'
import { underwater } from './sets/underwater.ts'
import { village } from './sets/village.ts'
import { workshop } from './sets/workshop.ts'

export const places: Readonly<Record<BackgroundId, PlaceFile>> = {
  'beach': beach,
  'cafe': cafe,
  'castle-hall': castleHall,
  'cave': cave,
  'city-street': cityStreet,
  'classroom': classroom,
  'desert': desert,
  'forest': forest,
  'garden': garden,
  'gym': gym,
  'jungle': jungle,
  'kitchen': kitchen,
  'laboratory': laboratory,
  'lake': lake,
  'library': library,
  'lighthouse': lighthouse,
  'living-room': livingRoom,
  'market': market,
  'meadow': meadow,
  'neon-city': neonCity,
  'office': office,
  'park': park,
  'rooftop': rooftop,
  'ruins': ruins,
  'sky': sky,
  'snow-mountains': snowMountains,
  'space': space,
  'spaceship': spaceship,
  'stage': stage,
  'studio': studio,
  'tavern': tavern,
  'underwater': underwater,
  'village': village,
  'workshop': workshop,
}
