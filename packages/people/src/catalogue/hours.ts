import { plainEntries } from './entry.ts'

/** The hour. */
export const times = plainEntries({
  dawn: [
    'Dawn',
    'dawn, sunrise, early morning, daybreak, at first light, first light, morning, at dawn, morning light, morning sun, soft morning light, 5am, 6am, 5 am, 6 am, early light',
  ],
  day: [
    'Day',
    'day, daytime, noon, midday, afternoon, daylight, in broad daylight, by day, bright sun, desert sun, sunny day, high noon',
  ],
  sunset: [
    'Sunset',
    'sunset, golden hour, sundown, setting sun, evening sun, evening light, at sunset, late afternoon',
  ],
  dusk: ['Dusk', 'dusk, twilight, evening, nightfall, blue hour, gloaming, gloom'],
  night: [
    'Night',
    'night, midnight, nighttime, at night, moonlight, moonlit, night time, under the moon, moon, by night, starry night, full moon, under the stars, starry sky, night sky, nocturnal, late at night, 1am, 2am, 3am, 4am, 1 am, 2 am, 3 am, 4 am, 11pm, 11 pm, moonlit night, stars, starlight, starlit, milky way',
  ],
})

export type TimeId = (typeof times)[number]['id']

/** The sky. */
export const weathers = plainEntries({
  clear: [
    'Clear',
    'clear sky, sunny, sunshine, bright sun, sunny day, cloudless, sunlit, sun drenched, clear skies, blue sky, sun, sunlight',
  ],
  cloudy: [
    'Cloudy',
    'cloudy, overcast, grey sky, gray sky, grey skies, gray skies, clouds, thunderclouds, dark clouds, storm cloud',
  ],
  rain: [
    'Rain',
    'rain, rainy, raining, drizzle, downpour, pouring rain, in the rain, rainfall, rain soaked, wet street, showers, drizzling',
  ],
  snow: [
    'Snow',
    'snow, snowing, snowy, snowfall, blizzard, snowstorm, snowflakes, falling snow, winter day, snow covered',
  ],
  fog: ['Fog', 'fog, foggy, mist, misty, haze, hazy'],
  storm: ['Storm', 'storm, stormy, thunderstorm, thunder, tempest, hurricane, storm clouds'],
})

export type WeatherId = (typeof weathers)[number]['id']
