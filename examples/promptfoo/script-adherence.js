import { promptfooAssertion } from "@eval/core/adapters";
import { scriptAdherence } from "@eval/indic-script";

/** Whether the answer is in the language of the variable `question`. */
export default promptfooAssertion(scriptAdherence());
