import type { Shape } from '../../shape.ts'
import type { progress as english } from '../en/progress.ts'

export const progress = {
  title: '내 성장',
  lead: '답을 바탕으로 본 영역별 실력과, 그 결과를 얼마나 믿을 수 있는지 보여 드려요.',
  measuredOn: '{{date}} 측정',
  practiced_one: '연습 문제 {{count}}개의 답도 반영했어요(힌트 없이 처음 푼 것만)',
  practiced_other: '연습 문제 {{count}}개의 답도 반영했어요(힌트 없이 처음 푼 것만)',
  widens: '시간이 지나면 실력도 달라지기 때문에 추정 범위가 매주 조금씩 넓어져요. 문제를 새로 풀면 다시 좁아져요.',
  none: {
    title: '아직 측정하지 않았어요',
    text: '측정하기 전에는 리포트에 같은 학년의 일반적인 수준이 나와요. 20문제쯤 풀고 내 실력을 확인해 보세요.',
  },
  notYet: '{{section}}: 아직 측정하지 않았어요.',
  start: '실력 측정하기',
  again: '다시 측정하기',
  failed: '성장 기록을 불러오지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  moved: {
    title: '달라진 점',
    lead: '이전 결과를 최근 결과와 비교했어요. 우연이라고 보기 어려울 만큼 달라졌을 때만 올랐다거나 내려갔다고 표시해요.',
    date: '날짜',
    overall: '당시 전체 실력',
    since: '그 뒤로',
    up: '{{name}}: 올랐어요',
    down: '{{name}}: 내려갔어요',
    same: '뚜렷한 변화 없음',
    first: '첫 결과예요. 3~4주 뒤에 다시 측정하면 무엇이 달라졌는지 여기에 나와요.',
    pro: 'Pro에서는 이전 결과를 나란히 놓고 그동안 무엇이 달라졌는지 볼 수 있어요.',
    proLink: '요금제 보기',
  },
  device: '이 기기에서 마지막으로 측정한 결과예요. 계정이 있으면 결과를 더 오래 보관해요.',
} as const satisfies Shape<typeof english>
