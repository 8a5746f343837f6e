/** Words for people under eighteen. Nobody under eighteen is drawn, whatever the text says. */
const certain =
  'child, children, kid, kids, toddler, baby, infant, teen, teens, teenager, teenagers, teenage, adolescent, preteen, tween, minor, underage, schoolgirl, schoolgirls, schoolboy, schoolboys, little girl, little boy, young girl, young boy, small child, juvenile, newborn, youngster, loli, lolita, shota, high schooler, high school student, kindergartener, pupil, boy scout, girl scout, child like, childlike, underaged'
/** Often said of grown-ups. */
const perhaps = 'girl, girls, boy, boys, 1girl, 1boy'

/** Phrases and whether they can mean nobody but a minor. */
export const minorWords: readonly (readonly [phrase: string, certain: boolean])[] = [
  ...certain.split(', ').map((word) => [word, true] as const),
  ...perhaps.split(', ').map((word) => [word, false] as const),
]
