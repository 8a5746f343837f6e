;(() => {
  const { about, characters = [], albums = [], media = [] } = window.studio ?? { about: {} }
  const byId = (id) => document.getElementById(id)
  const people = new Map(characters.map((each) => [each.id, each]))
  const newest = media.filter((each) => each.file).sort((one, other) => (one.at < other.at ? 1 : -1))
  const shelf = newest.filter((each) => !each.trashed)

  /** An element with its text as text, never as markup. */
  const make = (tag, { text, children = [], ...properties } = {}) => {
    const element = Object.assign(document.createElement(tag), properties)
    if (text !== undefined) element.textContent = text
    element.append(...children.filter(Boolean))
    return element
  }
  const count = (number, one, many) => `${number.toLocaleString()} ${number === 1 ? one : many}`
  const day = (at) => new Date(at).toLocaleDateString(undefined, { dateStyle: 'long' })
  const month = (at) => new Date(at).toLocaleDateString(undefined, { year: 'numeric', month: 'long' })

  const picture = (path, alt) => make('img', { src: path, alt, loading: 'lazy', decoding: 'async' })
  const still = (item) => {
    const alt = item.prompt || `Picture of ${people.get(item.character)?.name ?? 'nobody in particular'}`
    if (item.poster) return picture(item.poster, alt)
    if (item.kind !== 'video') return picture(item.file, alt)
    return make('video', { src: item.file, preload: 'metadata', muted: true })
  }
  const facts = (pairs) =>
    make('dl', {
      children: pairs
        .filter(([, value]) => value !== '' && value !== null && value !== undefined)
        .map(([name, value]) =>
          make('div', { children: [make('dt', { text: name }), make('dd', { text: String(value) })] }),
        ),
    })

  // The head.
  if (about.name) byId('title').textContent = `The studio of ${about.name}`
  const portraits = count(characters.length, 'character', 'characters')
  const pieces = count(shelf.length, 'picture or video', 'pictures and videos')
  byId('facts').textContent = about.exportedAt ? `${portraits} · ${pieces} · kept on ${day(about.exportedAt)}` : ''
  byId('empty').hidden = characters.length + newest.length > 0

  // The wall, a few at a time.
  let wanted = shelf
  let shown = 0
  let lastMonth = ''
  const wall = byId('wall')
  const more = byId('more')
  const showMore = () => {
    const next = wanted.slice(shown, shown + 90)
    for (const [index, item] of next.entries()) {
      if (month(item.at) !== lastMonth) {
        lastMonth = month(item.at)
        wall.append(make('li', { className: 'month', text: lastMonth }))
      }
      const at = shown + index
      const button = make('button', {
        type: 'button',
        className: item.kind === 'video' ? 'film' : '',
        onclick: () => view(at),
        children: [make('span', { className: 'print', children: [still(item)] })],
      })
      wall.append(make('li', { children: [button] }))
    }
    shown += next.length
    more.hidden = shown >= wanted.length && wanted.length > 0
    more.textContent = wanted.length === 0 ? 'Nothing here.' : `${shown} of ${wanted.length}`
  }
  const show = (list) => {
    wanted = list
    shown = 0
    lastMonth = ''
    wall.replaceChildren()
    showMore()
  }
  new IntersectionObserver(([entry]) => entry.isIntersecting && shown < wanted.length && showMore(), {
    rootMargin: '1200px',
  }).observe(more)

  const choices = [
    ['Everything', shelf],
    ['Favourites', shelf.filter((each) => each.favorite)],
    ...albums.map(({ id, name }) => [name, shelf.filter((each) => each.albums.includes(id))]),
    ['Trash', newest.filter((each) => each.trashed)],
  ].filter(([name, list]) => name === 'Everything' || list.length > 0)
  const chips = byId('chips')
  const choose = (list, chip) => {
    for (const each of chips.children) each.setAttribute('aria-pressed', String(each === chip))
    show(list)
  }
  for (const [name, list] of choices) {
    const chip = make('button', { type: 'button', className: 'chip', text: name, onclick: () => choose(list, chip) })
    chips.append(chip)
  }
  byId('library').hidden = newest.length === 0
  if (newest.length > 0) choose(shelf, chips.firstElementChild)

  // One picture.
  const viewer = byId('viewer')
  let open = 0
  function view(at) {
    const item = wanted[at]
    if (!item) return
    open = at
    const whole =
      item.kind === 'video'
        ? make('video', { src: item.file, poster: item.poster, controls: true, loop: true, autoplay: true })
        : // Of a sheet that is no picture its still is shown; the file is one link away.
          make('img', { src: item.poster || item.file, alt: item.prompt || 'Picture' })
    const size = item.width && item.height ? `${item.width} × ${item.height}` : ''
    const actions = make('div', {
      className: 'actions',
      children: [
        make('button', { type: 'button', className: 'button', text: 'Close', onclick: () => viewer.close() }),
        make('button', {
          type: 'button',
          className: 'button quiet',
          text: 'Previous',
          disabled: at === 0,
          onclick: () => view(at - 1),
        }),
        make('button', {
          type: 'button',
          className: 'button quiet',
          text: 'Next',
          disabled: at === wanted.length - 1,
          onclick: () => view(at + 1),
        }),
      ],
    })
    const aside = make('aside', {
      children: [
        facts([
          ['Prompt', item.prompt],
          ['Character', people.get(item.character)?.name],
          ['Made on', day(item.at)],
          ['Style', item.style],
          ['Size', size],
          ['Seed', item.seed],
          ['Engine', item.engine],
        ]),
        make('a', { href: item.file, text: 'Open the file', target: '_blank' }),
        actions,
      ],
    })
    const stage = make('div', { className: 'stage', children: [whole] })
    viewer.replaceChildren(make('div', { className: 'inside', children: [stage, aside] }))
    if (!viewer.open) viewer.showModal()
  }
  viewer.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') view(open + 1)
    if (key === 'ArrowLeft') view(open - 1)
  })
  viewer.addEventListener('close', () => viewer.replaceChildren())

  // The people.
  const sheet = byId('person')
  const portrait = (person) =>
    make('span', {
      className: 'print',
      children: [person.image ? picture(person.image, person.name) : make('span', { text: person.name.slice(0, 1) })],
    })
  const meet = (person) => {
    const theirs = shelf.filter((each) => each.character === person.id)
    const text = make('div', {
      children: [
        make('h3', { id: 'person-name', text: person.name }),
        facts([
          ['Background', person.description],
          ['Appearance', person.appearance],
          ['Personality', person.personality],
          ['Age', person.age],
          ['Style', person.style],
          ['Tags', person.tags.join(', ')],
        ]),
        make('div', {
          className: 'actions',
          children: [
            make('button', { type: 'button', className: 'button', text: 'Close', onclick: () => sheet.close() }),
            theirs.length > 0 &&
              make('button', {
                type: 'button',
                className: 'button quiet',
                text: `Show ${count(theirs.length, 'picture', 'pictures')}`,
                onclick() {
                  sheet.close()
                  choose(theirs, undefined)
                  byId('library').scrollIntoView()
                },
              }),
          ],
        }),
      ],
    })
    sheet.replaceChildren(make('div', { className: 'inside', children: [portrait(person), text] }))
    sheet.showModal()
  }
  byId('people').hidden = characters.length === 0
  for (const person of characters) {
    const line = [person.style, person.age && `${person.age} years`].filter(Boolean).join(' · ')
    const card = make('button', {
      type: 'button',
      className: 'card',
      onclick: () => meet(person),
      children: [portrait(person), make('b', { text: person.name }), make('span', { className: 'line', text: line })],
    })
    byId('cast').append(make('li', { children: [card] }))
  }
})()
