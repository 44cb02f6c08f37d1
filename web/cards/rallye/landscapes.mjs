/** Five landscapes along the road, one for each distance. */
import { ink } from '../palette.mjs'
import { repeat } from '../svg.mjs'

function tree(x, y, scale, colour) {
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="M0-30L11-8H6L15 9H4v7h-8V9h-11L-6-8h-5z"
    fill="${colour}"/>`
}

function sun(x, y, radius, colour) {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`
}

function hills(path, colour) {
  return `<path d="${path}" fill="${colour}"/>`
}

function village() {
  const brick = '#B3492B'
  const roof = '#7E2E1C'
  return `${sun(142, 72, 24, '#F58F52')}
    ${hills('M0 132c40-20 70-22 110-14s60 6 90-8v170H0z', '#E9A36B')}
    <path d="M28 118h22v24H28zM56 108h18v34H56zM82 122h26v20H82zM146 116h24v26h-24z" fill="${brick}"/>
    <path d="M24 119l15-14 15 14zM52 110l13-34 13 34zM78 123l17-13 17 13zM142 117l16-14 16 14z" fill="${roof}"/>
    <path d="M65 62v16M59 68h12" stroke="${roof}" stroke-width="3"/>
    <path d="M33 126h5v7h-5zM62 118h6v8h-6zM90 128h5v6h-5zM153 123h5v7h-5z" fill="#FDEBD3"/>
    ${hills('M0 148c60-16 130-14 200-4v136H0z', '#C9CF8E')}
    ${hills('M0 176c60-12 140-10 200 0v104H0z', '#A9B76B')}`
}

function cornfields() {
  const row = (index) => `M2 ${160 + index * 14}c54-${18 - index * 2} 124-${20 - index * 2} 196-4`
  return `${sun(146, 66, 26, '#F7C331')}
    ${hills('M0 118c36-26 84-28 120-12s56 10 80-4v178H0z', '#DDB85A')}
    ${hills('M0 146c50-24 120-26 200-6v140H0z', '#B9A13F')}
    <path d="${repeat(5, row)}" fill="none" stroke="#8D7A24" stroke-width="4" stroke-linecap="round"
      stroke-dasharray="1 8"/>
    <path d="M22 106h22v18H22z" fill="#8A4B2A"/><path d="M18 107l15-12 15 12z" fill="#5F2F18"/>
    ${tree(62, 112, 0.8, '#5F6B22')}${tree(164, 112, 0.7, '#5F6B22')}`
}

function forest() {
  const trees = [
    [16, 148, 1.1],
    [44, 136, 1.25],
    [150, 132, 1.35],
    [178, 142, 1.1],
    [122, 138, 0.9],
  ]
  return `${sun(54, 92, 20, '#FBE7A0')}
    ${hills('M0 116c30-34 60-40 92-14 28-30 66-34 108-2v180H0z', '#8CC3A0')}
    ${hills('M0 150c46-34 92-30 130-10 26-14 50-12 70-2v142H0z', '#5B9F78')}
    ${trees.map(([x, y, scale]) => tree(x, y, scale, '#2E6E4E')).join('')}
    ${hills('M0 176c60-16 130-14 200 0v104H0z', '#3F8560')}`
}

function sailingBoat() {
  return `<path d="M18 136l17-34v34zM38 136v-28l14 28z" fill="#fff"/>
    <path d="M16 138h42l-6 9H23z" fill="#C8321C"/>`
}

function lighthouse() {
  return `<path d="M164 130l4-62h14l4 62z" fill="#fff"/>
    <path d="M165.5 112h19l-1.2-16h-16.6zM167.6 84h14.8l-1-14h-12.8zM163 58l12-11 12 11z" fill="#C8321C"/>
    <path d="M164 58h22v10h-22z" fill="${ink}"/>`
}

function coast() {
  return `${sun(58, 96, 19, '#FFE08A')}
    <path d="M0 122h200v158H0z" fill="#3E94BE"/><path d="M0 122h200v14H0z" fill="#58A9CF"/>
    <path d="M18 152h22M66 156h16M24 170h14M120 148h20M92 142h10" stroke="#CBEAF6" stroke-width="3"
      stroke-linecap="round"/>
    ${sailingBoat()}
    ${hills('M138 150c10-16 34-22 62-22v60h-62z', '#8FB07A')}
    ${lighthouse()}
    ${hills('M0 186c60-20 140-24 200-14v108H0z', '#E8CF93')}
    ${hills('M0 206c60-14 140-16 200-6v80H0z', '#B9BF78')}`
}

function mountains() {
  const arch = (index) => `M${14 + index * 28} 206v-32a14 14 0 0 1 28 0v32`
  return `${sun(144, 70, 22, '#FFF1D0')}
    ${hills('M-10 170L52 74l34 50 30-38 46 58 26-22 30 48z', '#7C74B4')}
    ${hills('M52 74l-17 27 9 6 8-9 9 11 9-8zM116 86l-13 17 8 5 7-7 8 9 6-6z', '#FFF8F2')}
    ${hills('M0 168c60-24 140-22 200-4v116H0z', '#5A5699')}
    <g fill="none" stroke="#EFE4EE" stroke-width="6"><path d="M0 152h200" stroke-width="8"/>
      <path d="${repeat(6, arch)}"/></g>
    ${hills('M0 198c70-12 140-10 200 0v82H0z', '#3F4380')}`
}

export const landscapes = {
  25: { sky: '#FBD3AE', haze: '#FDEBD3', land: village() },
  50: { sky: '#FCE9A6', haze: '#FFF7DC', land: cornfields() },
  75: { sky: '#CFEBD6', haze: '#F0FAEE', land: forest() },
  100: { sky: '#BFE3F4', haze: '#EAF7FC', land: coast() },
  200: { sky: '#B9AEDD', haze: '#F3D9E0', land: mountains() },
}
