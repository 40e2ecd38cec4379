import { signal } from '@preact/signals'

/** Whether the side is open over a narrow page. */
export const isSideOpen = signal(false)
