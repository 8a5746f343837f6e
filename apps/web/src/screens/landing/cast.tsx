import { amara, ines, kofi, osei, tomas, yuki } from '#art/people.ts'
import { cx } from '#ui/cx.ts'
import { ImageView } from '#ui/image-view/image-view.tsx'
import type from '#ui/type/type.module.css'
import section from './section.module.css'
import styles from './cast.module.css'

const cast = [
  {
    picture: ines,
    name: 'Ines Duarte',
    is: 'rowing coach, 31',
    looks: 'in a green roll-neck jumper by a lake, long dark hair',
  },
  {
    picture: kofi,
    name: 'Kofi Mensah',
    is: 'late-night host, 38',
    looks: 'in a black suit under stage lights, hair combed back',
  },
  {
    picture: yuki,
    name: 'Yuki Arai',
    is: 'court sketch artist, 29',
    looks: 'in a wine-red blouse among books, with a black bob',
  },
  {
    picture: osei,
    name: 'Osei Boateng',
    is: 'retired judge, 71',
    looks: 'in a violet suit, with white hair and a white beard',
  },
  {
    picture: amara,
    name: 'Amara Diallo',
    is: 'flight engineer, 26',
    looks: 'in amber overalls in a workshop, with an afro',
  },
  {
    picture: tomas,
    name: 'Tomas Lind',
    is: 'lighthouse keeper, 41',
    looks: 'in a navy jumper and a red bobble hat before a stormy sky, with a full beard',
  },
] as const

export function Cast() {
  return (
    <section className={cx(section.section, styles.cast)} aria-labelledby="cast-title">
      <header className={section.head}>
        <h2 className={type.display2} id="cast-title">
          Design Your Perfect Character
        </h2>
        <p className={type.lede}>
          A name, a past, an age, an appearance, a personality, a style. Type it or turn the dials; the portrait follows
          as you go. Every face here came out of the same form.
        </p>
      </header>
      <ul className={styles.wall}>
        {cast.map(({ picture, name, is, looks }) => (
          <li key={name} className={styles.person}>
            <figure>
              <ImageView
                className={styles.print}
                picture={picture}
                alt={`Portrait of ${name}, ${looks}`}
                sizes="(min-width: 80rem) 20vw, (min-width: 48rem) 36vw, 54vw"
              />
              <figcaption className={cx(type.caption, styles.name)}>
                {name}
                <span className={styles.is}>{is}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
