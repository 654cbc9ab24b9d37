import type { Shape } from '../../shape.ts'
import type { savedPlans as english } from '../en/savedPlans.ts'

export const savedPlans = {
  title: '저장한 계획',
  lead: '저장한 리포트는 다른 사람에게 보이지 않아요.',
  sync: {
    device: '이 기기에 저장했어요',
    deviceHint: '로그인하면 다른 기기에서도 볼 수 있어요.',
    syncing: '이 기기와 계정의 내용을 맞추고 있어요…',
    account: '내 계정에 저장했어요',
    unreachable: '아직 계정에 저장하지 못한 리포트가 있어요. 이 기기에는 그대로 있고, 다음에 다시 시도할게요.',
    full: '계정에 더 저장할 수 없어요. 필요 없는 리포트를 지워 주세요.',
    planFull:
      '지금 요금제로는 계정에 더 저장할 수 없어서 나머지는 이 기기에만 남겨 두었어요. 필요 없는 리포트를 지우거나 더 많이 저장할 수 있는 요금제를 골라 보세요.',
    comparePlans: '요금제 비교하기',
    refused_one: '리포트 하나는 계정에 저장할 수 없어서 이 기기에만 있어요.',
    refused_other: '리포트 {{count}}개는 계정에 저장할 수 없어서 이 기기에만 있어요.',
  },
  savedOn: '{{date}} 저장',
  open: '열기',
  openNamed: '{{date}}에 저장한 {{goal}} 리포트 열기',
  delete: '삭제',
  deleteNamed: '{{date}}에 저장한 {{goal}} 리포트 삭제',
  deleted: '리포트를 삭제했어요.',
  undo: '되돌리기',
  empty: {
    title: '아직 저장한 리포트가 없어요',
    text: '전략을 받은 다음 ‘브라우저에 저장’을 누르면 리포트가 여기에 모여요.',
  },
  damaged_one:
    '저장한 리포트 하나가 손상되어 읽지 못했어요. 나머지는 괜찮아요. 손상된 데이터는 지우지 않고 따로 보관했어요.',
  damaged_other:
    '저장한 리포트 {{count}}개가 손상되어 읽지 못했어요. 나머지는 괜찮아요. 손상된 데이터는 지우지 않고 따로 보관했어요.',
  blocked:
    '이 브라우저가 사이트 데이터 저장을 막고 있어서 저장한 리포트를 보여 드릴 수 없어요. 사이트 데이터를 허용하거나 시크릿 모드가 아닌 창에서 열어 주세요.',
  full: '브라우저 저장 공간이 가득 차서 변경 내용을 저장하지 못했어요.',
} as const satisfies Shape<typeof english>
