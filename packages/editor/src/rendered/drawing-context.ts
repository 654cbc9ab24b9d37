import { createContext } from 'react'

/**
 * Adds drawings of formulas and figures to markup. Only the server provides a function that does so. Browsers load the
 * code for drawings on demand.
 */
export const DrawingContext = createContext<(markup: string) => string>((markup) => markup)
