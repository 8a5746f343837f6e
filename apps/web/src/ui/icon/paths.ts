/** One stroke each, on a 24-unit square. */
export const iconPaths = {
  arrowLeft: 'M19 12H5M11 5.5 4.5 12l6.5 6.5',
  arrowRight: 'M5 12h14M13 5.5l6.5 6.5-6.5 6.5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevronDown: 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  edit: 'M5 19l1-4L16.5 4.5l3 3L9 18zM14 7l3 3',
  external: 'M14 5h5v5M19 5l-8 8M11 6H5v13h13v-6',
  filter: 'M4 7h16M7 12h10M10 17h4',
  heart: 'M12 19.5S4.5 15 4.5 9.4A4 4 0 0 1 12 7.6a4 4 0 0 1 7.5 1.8C19.5 15 12 19.5 12 19.5Z',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5M12 8h.01',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  menu: 'M4 8h16M4 16h16',
  plus: 'M12 5v14M5 12h14',
  retry: 'M19 12a7 7 0 1 1-2-5M19 4v4h-4',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM20 20l-4-4',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6 12H5v8h14v-8h-1',
  trash: 'M5 7h14M9 7V4.5h6V7M7 7l1 13h8l1-13M10 11v5M14 11v5',
  upload: 'M12 16V5M7.5 9 12 4.5 16.5 9M5 20h14',
  video: 'M3.5 6.5h11v11h-11zM14.5 11l6-3.5v9l-6-3.5',
  wallet: 'M4 7.5V18h16V8H6a2 2 0 0 1 0-4h11v4M16 13h.01',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h.01',
} as const

export type IconName = keyof typeof iconPaths
