/** The colours of "Landstraße": enamel road signs on paper. */
export const ink = '#14262E'
export const asphalt = '#2F444D'
export const paper = '#FFFBF1'
export const white = '#fff'

export const petrol = { plain: '#0E3F47', dark: '#0A2E35' }
export const red = { plain: '#C8321C', tint: '#FBE4DB' }
export const green = { plain: '#0B7F63', dark: '#075C48', tint: '#DDF1E8', lit: '#7FF0BE' }
export const blue = { light: '#2C6BB8', glow: '#2562AE', dark: '#0D3161' }
export const gold = { plain: '#F2B23A', dark: '#B97A0A' }
export const saffron = '#F4B41A'
export const stone = { plain: '#FBF8F0', shade: '#DDD6C6' }
export const rim = '#E9E2D2'
export const glass = '#CFE6EE'
