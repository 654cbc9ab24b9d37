import { Bold, Code, Italic, type LucideIcon, Strikethrough, Subscript, Superscript, Underline } from 'lucide-react'

interface MarkTool {
  mark: string
  word: 'strong' | 'emphasis' | 'underline' | 'strike' | 'subscript' | 'superscript' | 'code'
  Icon: LucideIcon
}

export const markTools: readonly MarkTool[] = [
  { mark: 'strong', word: 'strong', Icon: Bold },
  { mark: 'emphasis', word: 'emphasis', Icon: Italic },
  { mark: 'underline', word: 'underline', Icon: Underline },
  { mark: 'strike_through', word: 'strike', Icon: Strikethrough },
  { mark: 'subscript', word: 'subscript', Icon: Subscript },
  { mark: 'superscript', word: 'superscript', Icon: Superscript },
  { mark: 'inlineCode', word: 'code', Icon: Code },
]
