// Written by `npm run content` out of the files that are named here or below; change those.
import type { PoseId } from '@eidolon/people'
import type { PoseFile } from './pose-file.ts'
import { posesFrom } from './read-poses.ts'
import acrobaticsData from './catalogue/acrobatics.json' with { type: 'json' }
import clothesAndCareData from './catalogue/clothes-and-care.json' with { type: 'json' }
import danceData from './catalogue/dance.json' with { type: 'json' }
import fightingData from './catalogue/fighting.json' with { type: 'json' }
import gesturesData from './catalogue/gestures.json' with { type: 'json' }
import handsOnBodyData from './catalogue/hands-on-body.json' with { type: 'json' }
import holdingData from './catalogue/holding.json' with { type: 'json' }
import homeData from './catalogue/home.json' with { type: 'json' }
import looksData from './catalogue/looks.json' with { type: 'json' }
import lyingAndKneelingData from './catalogue/lying-and-kneeling.json' with { type: 'json' }
import magicData from './catalogue/magic.json' with { type: 'json' }
import musicAndGamesData from './catalogue/music-and-games.json' with { type: 'json' }
import ridingData from './catalogue/riding.json' with { type: 'json' }
import sittingData from './catalogue/sitting.json' with { type: 'json' }
import sportsData from './catalogue/sports.json' with { type: 'json' }
import standingData from './catalogue/standing.json' with { type: 'json' }
import weaponsData from './catalogue/weapons.json' with { type: 'json' }
import workData from './catalogue/work.json' with { type: 'json' }

export const poses: Readonly<Record<PoseId, PoseFile>> = {
  ...posesFrom(acrobaticsData),
  ...posesFrom(clothesAndCareData),
  ...posesFrom(danceData),
  ...posesFrom(fightingData),
  ...posesFrom(gesturesData),
  ...posesFrom(handsOnBodyData),
  ...posesFrom(holdingData),
  ...posesFrom(homeData),
  ...posesFrom(looksData),
  ...posesFrom(lyingAndKneelingData),
  ...posesFrom(magicData),
  ...posesFrom(musicAndGamesData),
  ...posesFrom(ridingData),
  ...posesFrom(sittingData),
  ...posesFrom(sportsData),
  ...posesFrom(standingData),
  ...posesFrom(weaponsData),
  ...posesFrom(workData),
}
