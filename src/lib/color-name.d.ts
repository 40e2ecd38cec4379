/** The CSS colour names (CSS Color Module Level 4, § 6.1), each as red, green and blue. The package has no types of its own. */
declare module 'color-name' {
  const colors: Readonly<Record<string, readonly [number, number, number]>>
  export default colors
}
