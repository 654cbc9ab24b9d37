import { createContext } from 'react'

/**
 * A function that adds drawings of formulas and figures to markup. Only the server provides one, because browsers load
 * the drawing code on demand.
 */
export const DrawingContext = createContext<(markup: string) => string>((markup) => markup)
