/** Paths of the icons, drawn on 24 × 24 with a line of 2. */
const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  plus: 'M12 5v14M5 12h14',
  send: 'M12 19V5M5 12l7-7 7 7',
  stop: 'M8 8h8v8H8z',
  close: 'M6 6l12 12M18 6 6 18',
  theme: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM20 20l-4-4',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  retry: 'M20 11a8 8 0 1 0-2 6M20 4v7h-7',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  download: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  check: 'M5 13l4 4L19 7',
  chevron: 'M9 6l6 6-6 6',
  chat: 'M4 5h16v11H9l-5 4z',
  catalogue: 'M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z',
  activity: 'M3 12h4l3-8 4 16 3-8h4',
  warning: 'M12 4 2.5 20h19zM12 10v4M12 17v.5',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  docs: 'M6 3h9l4 4v14H6zM14 3v5h5',
} as const

/** Name of an icon. */
export type IconName = keyof typeof PATHS

/** An icon that says nothing by itself: what it stands for is the name of its button. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  )
}
