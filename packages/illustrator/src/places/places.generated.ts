// Written by `npm run content` out of the files that are named here or below; change those.
import type { BackgroundId } from '@eidolon/people'
import type { PlaceFile } from './place-file.ts'
import { airplaneCabin } from './sets/airplane-cabin.ts'
import { airport } from './sets/airport.ts'
import { alley } from './sets/alley.ts'
import { arcade } from './sets/arcade.ts'
import { arena } from './sets/arena.ts'
import { attic } from './sets/attic.ts'
import { bakery } from './sets/bakery.ts'
import { bamboo } from './sets/bamboo.ts'
import { basement } from './sets/basement.ts'
import { basketballCourt } from './sets/basketball-court.ts'
import { bathroom } from './sets/bathroom.ts'
import { battlefield } from './sets/battlefield.ts'
import { beach } from './sets/beach.ts'
import { bedroom } from './sets/bedroom.ts'
import { boutique } from './sets/boutique.ts'
import { bowlingAlley } from './sets/bowling-alley.ts'
import { boxingRing } from './sets/boxing-ring.ts'
import { cafe } from './sets/cafe.ts'
import { campsite } from './sets/campsite.ts'
import { canal } from './sets/canal.ts'
import { carPark } from './sets/car-park.ts'
import { castleHall } from './sets/castle-hall.ts'
import { cave } from './sets/cave.ts'
import { church } from './sets/church.ts'
import { cinema } from './sets/cinema.ts'
import { cityStreet } from './sets/city-street.ts'
import { classroom } from './sets/classroom.ts'
import { cockpit } from './sets/cockpit.ts'
import { concert } from './sets/concert.ts'
import { constructionSite } from './sets/construction-site.ts'
import { courtroom } from './sets/courtroom.ts'
import { danceStudio } from './sets/dance-studio.ts'
import { desert } from './sets/desert.ts'
import { diner } from './sets/diner.ts'
import { dressingRoom } from './sets/dressing-room.ts'
import { driveway } from './sets/driveway.ts'
import { elevator } from './sets/elevator.ts'
import { fairground } from './sets/fairground.ts'
import { farm } from './sets/farm.ts'
import { flowerShop } from './sets/flower-shop.ts'
import { forest } from './sets/forest.ts'
import { forge } from './sets/forge.ts'
import { gallery } from './sets/gallery.ts'
import { gamingRoom } from './sets/gaming-room.ts'
import { garden } from './sets/garden.ts'
import { gasStation } from './sets/gas-station.ts'
import { golfCourse } from './sets/golf-course.ts'
import { graveyard } from './sets/graveyard.ts'
import { greenhouse } from './sets/greenhouse.ts'
import { gym } from './sets/gym.ts'
import { hairSalon } from './sets/hair-salon.ts'
import { hallway } from './sets/hallway.ts'
import { hangar } from './sets/hangar.ts'
import { harbour } from './sets/harbour.ts'
import { hauntedHouse } from './sets/haunted-house.ts'
import { highway } from './sets/highway.ts'
import { hospital } from './sets/hospital.ts'
import { hotSpring } from './sets/hot-spring.ts'
import { hotelLobby } from './sets/hotel-lobby.ts'
import { iceRink } from './sets/ice-rink.ts'
import { interrogationRoom } from './sets/interrogation-room.ts'
import { jungle } from './sets/jungle.ts'
import { junkyard } from './sets/junkyard.ts'
import { kitchen } from './sets/kitchen.ts'
import { laboratory } from './sets/laboratory.ts'
import { lake } from './sets/lake.ts'
import { laundromat } from './sets/laundromat.ts'
import { library } from './sets/library.ts'
import { lighthouse } from './sets/lighthouse.ts'
import { livingRoom } from './sets/living-room.ts'
import { market } from './sets/market.ts'
import { mars } from './sets/mars.ts'
import { meadow } from './sets/meadow.ts'
import { moon } from './sets/moon.ts'
import { mosque } from './sets/mosque.ts'
import { neonCity } from './sets/neon-city.ts'
import { nightclub } from './sets/nightclub.ts'
import { office } from './sets/office.ts'
import { park } from './sets/park.ts'
import { parliament } from './sets/parliament.ts'
import { pharmacy } from './sets/pharmacy.ts'
import { policeStation } from './sets/police-station.ts'
import { porch } from './sets/porch.ts'
import { potteryStudio } from './sets/pottery-studio.ts'
import { prisonCell } from './sets/prison-cell.ts'
import { raceTrack } from './sets/race-track.ts'
import { recordStore } from './sets/record-store.ts'
import { recordingStudio } from './sets/recording-studio.ts'
import { restaurant } from './sets/restaurant.ts'
import { riceTerraces } from './sets/rice-terraces.ts'
import { rooftop } from './sets/rooftop.ts'
import { ruinedCity } from './sets/ruined-city.ts'
import { ruins } from './sets/ruins.ts'
import { runway } from './sets/runway.ts'
import { saltFlats } from './sets/salt-flats.ts'
import { sauna } from './sets/sauna.ts'
import { serverRoom } from './sets/server-room.ts'
import { shipDeck } from './sets/ship-deck.ts'
import { shoppingMall } from './sets/shopping-mall.ts'
import { shrine } from './sets/shrine.ts'
import { skatePark } from './sets/skate-park.ts'
import { sky } from './sets/sky.ts'
import { snowMountains } from './sets/snow-mountains.ts'
import { space } from './sets/space.ts'
import { spaceship } from './sets/spaceship.ts'
import { stage } from './sets/stage.ts'
import { station } from './sets/station.ts'
import { studio } from './sets/studio.ts'
import { submarine } from './sets/submarine.ts'
import { supermarket } from './sets/supermarket.ts'
import { swamp } from './sets/swamp.ts'
import { swimmingPool } from './sets/swimming-pool.ts'
import { tatamiRoom } from './sets/tatami-room.ts'
import { tattooStudio } from './sets/tattoo-studio.ts'
import { tavern } from './sets/tavern.ts'
import { train } from './sets/train.ts'
import { treehouse } from './sets/treehouse.ts'
import { tunnel } from './sets/tunnel.ts'
import { underwater } from './sets/underwater.ts'
import { village } from './sets/village.ts'
import { volcano } from './sets/volcano.ts'
import { wizardStudy } from './sets/wizard-study.ts'
import { workshop } from './sets/workshop.ts'
import { yacht } from './sets/yacht.ts'
import { zoo } from './sets/zoo.ts'

export const places: Readonly<Record<BackgroundId, PlaceFile>> = {
  'airplane-cabin': airplaneCabin,
  'airport': airport,
  'alley': alley,
  'arcade': arcade,
  'arena': arena,
  'attic': attic,
  'bakery': bakery,
  'bamboo': bamboo,
  'basement': basement,
  'basketball-court': basketballCourt,
  'bathroom': bathroom,
  'battlefield': battlefield,
  'beach': beach,
  'bedroom': bedroom,
  'boutique': boutique,
  'bowling-alley': bowlingAlley,
  'boxing-ring': boxingRing,
  'cafe': cafe,
  'campsite': campsite,
  'canal': canal,
  'car-park': carPark,
  'castle-hall': castleHall,
  'cave': cave,
  'church': church,
  'cinema': cinema,
  'city-street': cityStreet,
  'classroom': classroom,
  'cockpit': cockpit,
  'concert': concert,
  'construction-site': constructionSite,
  'courtroom': courtroom,
  'dance-studio': danceStudio,
  'desert': desert,
  'diner': diner,
  'dressing-room': dressingRoom,
  'driveway': driveway,
  'elevator': elevator,
  'fairground': fairground,
  'farm': farm,
  'flower-shop': flowerShop,
  'forest': forest,
  'forge': forge,
  'gallery': gallery,
  'gaming-room': gamingRoom,
  'garden': garden,
  'gas-station': gasStation,
  'golf-course': golfCourse,
  'graveyard': graveyard,
  'greenhouse': greenhouse,
  'gym': gym,
  'hair-salon': hairSalon,
  'hallway': hallway,
  'hangar': hangar,
  'harbour': harbour,
  'haunted-house': hauntedHouse,
  'highway': highway,
  'hospital': hospital,
  'hot-spring': hotSpring,
  'hotel-lobby': hotelLobby,
  'ice-rink': iceRink,
  'interrogation-room': interrogationRoom,
  'jungle': jungle,
  'junkyard': junkyard,
  'kitchen': kitchen,
  'laboratory': laboratory,
  'lake': lake,
  'laundromat': laundromat,
  'library': library,
  'lighthouse': lighthouse,
  'living-room': livingRoom,
  'market': market,
  'mars': mars,
  'meadow': meadow,
  'moon': moon,
  'mosque': mosque,
  'neon-city': neonCity,
  'nightclub': nightclub,
  'office': office,
  'park': park,
  'parliament': parliament,
  'pharmacy': pharmacy,
  'police-station': policeStation,
  'porch': porch,
  'pottery-studio': potteryStudio,
  'prison-cell': prisonCell,
  'race-track': raceTrack,
  'record-store': recordStore,
  'recording-studio': recordingStudio,
  'restaurant': restaurant,
  'rice-terraces': riceTerraces,
  'rooftop': rooftop,
  'ruined-city': ruinedCity,
  'ruins': ruins,
  'runway': runway,
  'salt-flats': saltFlats,
  'sauna': sauna,
  'server-room': serverRoom,
  'ship-deck': shipDeck,
  'shopping-mall': shoppingMall,
  'shrine': shrine,
  'skate-park': skatePark,
  'sky': sky,
  'snow-mountains': snowMountains,
  'space': space,
  'spaceship': spaceship,
  'stage': stage,
  'station': station,
  'studio': studio,
  'submarine': submarine,
  'supermarket': supermarket,
  'swamp': swamp,
  'swimming-pool': swimmingPool,
  'tatami-room': tatamiRoom,
  'tattoo-studio': tattooStudio,
  'tavern': tavern,
  'train': train,
  'treehouse': treehouse,
  'tunnel': tunnel,
  'underwater': underwater,
  'village': village,
  'volcano': volcano,
  'wizard-study': wizardStudy,
  'workshop': workshop,
  'yacht': yacht,
  'zoo': zoo,
}
