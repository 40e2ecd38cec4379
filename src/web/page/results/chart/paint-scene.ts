import { saveFile } from '../../ui/save-file.ts'
import { fontOf, measureText, MEASURED_SIZE } from '../../ui/measure-text.ts'
import { TEXT_SIZE, type Scene } from './scene.ts'

/** Pixels of the file for one of the page, and the edge around the picture. */
const [SCALE, EDGE, TITLE] = [2, 20, 34]
const [TITLE_SIZE, TITLE_LINE] = [15, 20]
/** Bold letters are at most so much wider than plain ones. */
const BOLD = 1.1

/**
 * Saves a scene with its title as PNG, in light colours whatever the theme. It is painted shape by shape: no markup is made
 * of it, and nothing is loaded.
 */
export function savePicture({ width, height, shapes }: Scene, title: string, notes: readonly string[]): void {
  const canvas = document.createElement('canvas')
  const below = notes.length * 18
  const lines = breakLines(title, (width * MEASURED_SIZE) / TITLE_SIZE / BOLD)
  const above = TITLE + (lines.length - 1) * TITLE_LINE
  canvas.width = (width + 2 * EDGE) * SCALE
  canvas.height = (height + 2 * EDGE + above + below) * SCALE
  const paint = canvas.getContext('2d')!
  const colourOf = readLightColours()
  paint.scale(SCALE, SCALE)
  paint.fillStyle = '#fff'
  paint.fillRect(0, 0, canvas.width, canvas.height)
  paint.translate(EDGE, EDGE)
  paint.textBaseline = 'middle'
  paint.fillStyle = colourOf('text')
  paint.font = `600 ${fontOf(TITLE_SIZE)}`
  for (const [at, line] of lines.entries()) paint.fillText(line, 0, 8 + at * TITLE_LINE, width)
  paint.translate(0, above)
  paint.font = fontOf(TEXT_SIZE)
  for (const shape of shapes) {
    paint.fillStyle = paint.strokeStyle = colourOf(shape.colour)
    paint.beginPath()
    if (shape.type === 'text') {
      paint.textAlign = shape.anchor === 'middle' ? 'center' : shape.anchor
      paint.direction = 'ltr'
      paint.fillText(shape.text, shape.x, shape.y)
    } else if (shape.type === 'line') {
      paint.lineWidth = shape.width
      for (const [x, y] of shape.points) paint.lineTo(x, y)
      paint.stroke()
    } else {
      if (shape.type === 'box') paint.roundRect(shape.x, shape.y, shape.width, shape.height, 3)
      else paint.arc(shape.x, shape.y, 3.5, 0, 2 * Math.PI)
      paint.fill()
    }
  }
  paint.textAlign = 'start'
  paint.fillStyle = colourOf('soft')
  for (const [at, note] of notes.entries()) paint.fillText(note, 0, height + 14 + at * 18, width)
  canvas.toBlob(blob => blob && saveFile(`${title}.png`, blob), 'image/png')
}

/** The lines of a text that is broken between words where it is wider than `width`, in pixels at the size that is measured. */
function breakLines(text: string, width: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (lines.at(-1) && measureText(longer) > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

/** The colours of the light theme, as the tokens say. */
function readLightColours(): (name: string) => string {
  const probe = document.createElement('i')
  probe.style.colorScheme = 'light'
  document.body.append(probe)
  const known = new Map<string, string>()
  for (const name of ['text', 'soft', 'line', 'surface', ...[1, 2, 3, 4, 5, 6].map(at => `series-${at}`)]) {
    probe.style.color = `var(--${name})`
    known.set(name, getComputedStyle(probe).color)
  }
  probe.remove()
  return name => known.get(name)!
}
