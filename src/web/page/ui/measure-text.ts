/** Size of the texts that are measured, in pixels. */
export const MEASURED_SIZE = 12

let context: CanvasRenderingContext2D | undefined

/** The type of the page in another size. */
export const fontOf = (size: number): string => `${size}px ${getComputedStyle(document.body).fontFamily}`

/** The width of a text in the type of the page, at 12 px. */
export function measureText(text: string): number {
  if (!context) {
    context = document.createElement('canvas').getContext('2d')!
    context.font = fontOf(MEASURED_SIZE)
  }
  return context.measureText(text).width
}
