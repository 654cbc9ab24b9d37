const greek = [
  ...[
    'alpha',
    'beta',
    'gamma',
    'delta',
    'epsilon',
    'zeta',
    'eta',
    'theta',
    'iota',
    'kappa',
    'lambda',
    'mu',
    'nu',
    'xi',
  ],
  ...['pi', 'rho', 'sigma', 'tau', 'upsilon', 'phi', 'chi', 'psi', 'omega'],
  ...['Gamma', 'Delta', 'Theta', 'Lambda', 'Xi', 'Pi', 'Sigma', 'Phi', 'Psi', 'Omega'],
]

const functions = [
  ...['sin', 'cos', 'tan', 'sec', 'csc', 'cot', 'arcsin', 'arccos', 'arctan', 'sinh', 'cosh', 'tanh'],
  ...['log', 'ln', 'exp', 'max', 'min', 'gcd', 'det'],
]

/**
 * Maps typed letters or signs to LaTeX. `#?` is an empty placeholder. Replaces MathLive's list, which contains commands
 * that KaTeX lacks, and common text such as `of` and `mm`.
 */
export const shortcuts: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...greek, ...functions].map((name) => [name, `\\${name}`])),
  sqrt: '\\sqrt{#?}',
  cbrt: '\\sqrt[3]{#?}',
  sum: '\\sum_{#?}^{#?}',
  prod: '\\prod_{#?}^{#?}',
  int: '\\int_{#?}^{#?}',
  lim: '\\lim_{#?\\to#?}',
  deg: '\\degree',
  oo: '\\infty',
  infty: '\\infty',
  xx: '\\times',
  '*': '\\cdot',
  '-:': '\\div',
  '+-': '\\pm',
  '<=': '\\le',
  '>=': '\\ge',
  '!=': '\\ne',
  '~': '\\sim',
  '~~': '\\approx',
  '~=': '\\cong',
  '->': '\\to',
  '=>': '\\Rightarrow',
  '<=>': '\\iff',
  '<->': '\\leftrightarrow',
  '|->': '\\mapsto',
  '...': '\\ldots',
  ':.': '\\therefore',
  NN: '\\mathbb{N}',
  ZZ: '\\mathbb{Z}',
  QQ: '\\mathbb{Q}',
  RR: '\\mathbb{R}',
  CC: '\\mathbb{C}',
}
