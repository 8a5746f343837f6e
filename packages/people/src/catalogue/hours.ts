import { plainEntries } from './entry.ts'

/** The hour. */
export const times = plainEntries({
  dawn: [
    'Dawn',
    'dawn light, light of dawn, dawn glow, dawn sky, dawn, sunrise, early morning, daybreak, at first light, first light, morning, at dawn, morning light, morning sun, soft morning light, 5am, 6am, 5 am, 6 am, early light, 7am, 7 am, five in the morning, six in the morning, crack of dawn, break of day, before sunrise, sun rising, rising sun, sun coming up, early hours of the morning',
  ],
  day: [
    'Day',
    'day, daytime, noon, midday, afternoon, daylight, in broad daylight, by day, bright sun, desert sun, sunny day, high noon, lunchtime, lunch break, mid morning, midmorning, mid afternoon, 12pm, 1pm, 2pm, 3pm, 4pm, broad daylight, middle of the day',
  ],
  sunset: [
    'Sunset',
    'sunset sky, sunset, golden hour, sundown, setting sun, evening sun, evening light, at sunset, late afternoon, magic hour, low sun, 5pm, 6pm, 5 pm, 6 pm, sun going down, sinking sun',
  ],
  dusk: [
    'Dusk',
    'dusk light, dusk sky, twilight sky, dusk, twilight, evening, nightfall, blue hour, gloaming, gloom, half light, early evening, 7pm, 8pm, 7 pm, 8 pm, after sunset, just after sunset, last light',
  ],
  night: [
    'Night',
    'night, midnight, nighttime, at night, moonlight, moonlit, night time, under the moon, moon, by night, starry night, full moon, under the stars, starry sky, night sky, nocturnal, late at night, late night, dead of night, middle of the night, in the middle of the night, small hours, wee hours, witching hour, after midnight, past midnight, around midnight, new moon, one in the morning, two in the morning, three in the morning, four in the morning, 1 in the morning, 2 in the morning, 3 in the morning, 4 in the morning, half past two in the morning, 12am, 12 am, 10pm, 10 pm, 9pm, 9 pm, midnight hour, 1am, 2am, 3am, 4am, 1 am, 2 am, 3 am, 4 am, 11pm, 11 pm, moonlit night, stars, starlight, starlit, milky way',
  ],
})

export type TimeId = (typeof times)[number]['id']

/** The sky. */
export const weathers = plainEntries({
  clear: [
    'Clear',
    'cloudless sky, cloudless blue sky, clear blue sky, bright blue sky, clear day, bright clear day, clear bright day, fair weather, fine weather, clear weather, clear sky, sunny, sunshine, bright sun, sunny day, cloudless, sunlit, sun drenched, clear skies, blue sky, sun, sunlight',
  ],
  cloudy: [
    'Cloudy',
    'cloudy sky, wispy clouds, thin clouds, partly cloudy, partly cloudy sky, mostly cloudy, scattered clouds, cloudy skies, overcast sky, overcast skies, overcast day, grey day, gray day, gloomy sky, heavy clouds, low clouds, rain clouds, moody sky, white sky, cloudy, overcast, grey sky, gray sky, grey skies, gray skies, clouds, thunderclouds, dark clouds, storm cloud',
  ],
  rain: [
    'Rain',
    'heavy rain, light drizzle, soft drizzle, cold drizzle, heavy downpour, sudden downpour, light rain, hard rain, torrential rain, steady rain, soft rain, gentle rain, summer rain, driving rain, lashing rain, pelting rain, cold rain, rain falling, rainy day, rainy night, rainy weather, rainstorm, rain shower, cloudburst, monsoon, monsoon rain, rain, rainy, raining, drizzle, downpour, pouring rain, in the rain, rainfall, rain soaked, wet street, showers, drizzling',
  ],
  snow: [
    'Snow',
    'light snow, swirling snow, snow swirling, blowing snow, snow blowing, drifting snow, first snow, fresh snowfall, melting snow, heavy snow, soft snow, gentle snow, fresh snow, deep snow, snowy day, snowy night, snowy weather, heavy snowfall, light snowfall, snow falling, snow flurries, flurries, snow, snowing, snowy, snowfall, blizzard, snowstorm, snowflakes, falling snow, winter day, snow covered',
  ],
  fog: [
    'Fog',
    'thick fog, smog, smoggy, dense fog, heavy fog, light fog, low fog, rolling fog, ground fog, sea fog, thick mist, heavy mist, light mist, thin mist, low mist, morning mist, morning fog, foggy day, foggy night, foggy morning, misty morning, cold mist, fog, foggy, mist, misty, haze, hazy',
  ],
  storm: [
    'Storm',
    'stormy sky, stormy skies, stormy weather, stormy night, raging storm, squall, storm, stormy, thunderstorm, thunder, tempest, hurricane, storm clouds',
  ],
})

export type WeatherId = (typeof weathers)[number]['id']
